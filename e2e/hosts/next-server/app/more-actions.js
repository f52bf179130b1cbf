'use server'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { relay } from '@/lib/relay'

export async function saveHere() {
  const jar = await cookies()
  jar.set('flash', 'Saved here')
  redirect('/')
}

export async function tellAda() {
  await relay.publish({ user: 'ada' }, { title: 'Told by an action' })
}
