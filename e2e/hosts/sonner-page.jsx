'use client'
// Written for sonner: nothing in here knows of Belfry.
import { Toaster, toast } from 'sonner'

const save = () => new Promise((resolve) => setTimeout(resolve, 200, { name: 'Report' }))

const undo = () => toast('Restored')

export const SonnerPage = () => (
  <main>
    <button
      onClick={() =>
        toast.success('Event created', {
          description: 'Monday at nine',
          action: { label: 'Undo', onClick: undo },
        })
      }
    >
      Create
    </button>
    <button
      onClick={() =>
        toast.promise(save(), {
          loading: 'Saving',
          success: (data) => `${data.name} saved`,
          error: 'Not saved',
        })
      }
    >
      Save
    </button>
    <button onClick={() => toast.error(undefined)}>Fail</button>
    <Toaster richColors closeButton position="top-right" />
  </main>
)
