import { create } from './actions'
import { RenameForm } from './rename-form'

export default function Home() {
  return (
    <main>
      <RenameForm />
      <form action={create}>
        <button>Create</button>
      </form>
    </main>
  )
}
