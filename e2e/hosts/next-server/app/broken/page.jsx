import { Suspense } from 'react'
import { connection } from 'next/server'

async function Part() {
  await connection()
  throw new Error('A secret of the server')
}

export default function Broken() {
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}
