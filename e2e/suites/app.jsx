import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notify } from 'belfry'
import { Toaster } from 'belfry/react'

/** Vitest's and Jest's own, which have the same names for what is used here. */
export const runner = typeof vi === 'undefined' ? jest : vi

/** A user's application. */
export function App({ save = () => notify.success('Saved', { message: 'Your draft is safe.' }) }) {
  const [drafts, setDrafts] = useState(0)
  return (
    <>
      <h1>Drafts: {drafts}</h1>
      <button
        onClick={() => {
          setDrafts(drafts + 1)
          save()
        }}
      >
        Save
      </button>
      <Toaster />
    </>
  )
}

export const clickSave = (user = userEvent) =>
  user.click(screen.getByRole('button', { name: 'Save' }))
export const dismissButton = () => screen.getByRole('button', { name: 'Dismiss notification' })
