import Link from 'next/link'
import { create } from './actions'
import { saveHere } from './more-actions'
import { RenameForm } from './rename-form'

export default function Home() {
  return (
    <main>
      <RenameForm />
      <Link href="/list">List</Link>
      <form action={create}>
        <button>Create</button>
      </form>
      <form action={saveHere}>
        <button>Save here</button>
      </form>
    </main>
  )
}
