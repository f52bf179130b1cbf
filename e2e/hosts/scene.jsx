'use client'
// What every application here shows: the same few things that users do.
import { useEffect, useRef, useState } from 'react'
import { notify } from 'belfry'
import { Toaster } from 'belfry/react'

const save = () =>
  notify.success('Saved', {
    message: 'Your draft is safe.',
    duration: 0,
    action: { label: 'Undo', onAction: () => {}, keepOpen: true },
  })

// In Tailwind's words; elsewhere these mean nothing.
const utilities = 'mt-2 rounded-full bg-blue-600 px-6 text-white'

const ownCard = () =>
  notify('Own card', {
    duration: 0,
    render: () => {
      const [presses, setPresses] = useState(0)
      return (
        <button className={utilities} onClick={() => setPresses(presses + 1)}>
          Own button{'!'.repeat(presses)}
        </button>
      )
    },
  })

/** Says what a server answered, which was nothing. */
function Answer() {
  useEffect(() => void notify.error(undefined), [])
  return <p>Answered</p>
}

export function Scene() {
  const [isAnswered, setAnswered] = useState(false)
  const dialog = useRef(null)
  return (
    <main>
      <h1>An application</h1>
      <button onClick={save}>Save</button>
      <button onClick={ownCard}>Show own card</button>
      <button className={utilities}>Twin</button>
      <button onClick={() => setAnswered(true)}>Ask the server</button>
      {isAnswered && <Answer />}
      <button onClick={() => dialog.current.showModal()}>Open dialog</button>
      <dialog ref={dialog}>
        <p>A dialog</p>
        <button onClick={save}>Save in dialog</button>
      </dialog>
      <Toaster />
    </main>
  )
}
