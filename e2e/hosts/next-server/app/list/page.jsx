import Link from 'next/link'

export default function List() {
  return (
    <main>
      <h1>The list</h1>
      <Link href="/">Home</Link>
    </main>
  )
}
