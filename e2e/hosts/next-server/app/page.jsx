import { create } from './actions'
import { saveHere } from './more-actions'
import { RenameForm } from './rename-form'

export default function Home() {
  return (
    <main>
      <RenameForm />
      <form action={create}>
        <button>Create</button>
      </form>
      <form action={saveHere}>
        <button>Save here</button>
      </form>
    </main>
  )
}
