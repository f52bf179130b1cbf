'use client'
// Written for react-hot-toast: nothing in here knows of Belfry.
// oxlint-disable-next-line import/no-named-as-default -- most pages import it so
import toast, { Toaster } from 'react-hot-toast'

const save = () => new Promise((resolve) => setTimeout(resolve, 200, 'Report'))

export const ReactHotToastPage = () => (
  <main>
    <button onClick={() => toast.success('Event created', { id: 'event' })}>Create</button>
    <button
      onClick={() => {
        void toast.promise(save(), {
          loading: 'Saving',
          success: (name) => `${name} saved`,
          error: 'Not saved',
        })
      }}
    >
      Save
    </button>
    <button onClick={() => toast.error(undefined)}>Fail</button>
    <button onClick={() => toast.dismiss()}>Dismiss</button>
    <Toaster position="bottom-center" toastOptions={{ duration: 60_000 }} />
  </main>
)
