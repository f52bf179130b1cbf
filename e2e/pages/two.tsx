import { createNotifier } from 'belfry'
import { type Position, Toaster } from 'belfry/react'
import { useState } from 'react'
import { Content, PageToaster, mount } from './page.tsx'

const other = createNotifier({ duration: 0 })
const hotkey = new URLSearchParams(window.location.search).get('hotkey') ?? undefined

/** Two Toasters on the shared notifier, and one with a notifier of its own. */
function Two() {
  const [hasFirst, setFirst] = useState(true)
  const [hasSecond, setSecond] = useState(true)
  const [position, setPosition] = useState<Position>('top-start')
  Object.assign(window, { setOther: setPosition })
  return (
    <>
      <button type="button" onClick={() => setFirst(!hasFirst)}>
        First
      </button>
      <button type="button" onClick={() => setSecond(!hasSecond)}>
        Second
      </button>
      <button type="button" onClick={() => other('From the other')}>
        Other
      </button>
      {hasFirst && <PageToaster className="first" hotkey={hotkey} />}
      {hasSecond && <Toaster className="second" limit={5} hotkey={hotkey} />}
      <Toaster className="other" notifier={other} position={position} hotkey={hotkey} />
    </>
  )
}

mount(
  <>
    <Content />
    <Two />
  </>,
)
