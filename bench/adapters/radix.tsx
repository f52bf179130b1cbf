import * as Toast from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import type { Adapter } from './adapter.ts'
import './unstyled.css'

interface Entry {
  id: number
  title: string
  duration: number
  open: boolean
}

// Radix draws toasts and leaves it to the app to keep them: this is the least that does.
let entries: readonly Entry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Entry[]) {
  entries = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const exitTime = 200

/** Closed first and taken away when its exit has been shown. */
function close(isMeant: (entry: Entry) => boolean) {
  replace(entries.map((entry) => (isMeant(entry) ? { ...entry, open: false } : entry)))
  setTimeout(() => replace(entries.filter(({ open }) => open)), exitTime)
}

function Toasts() {
  return useSyncExternalStore(subscribe, () => entries).map(({ id, title, duration, open }) => (
    <Toast.Root
      key={id}
      className="card"
      duration={duration}
      open={open}
      onOpenChange={() => close((entry) => entry.id === id)}
    >
      <Toast.Title>{title}</Toast.Title>
      <Toast.Close aria-label="Close">×</Toast.Close>
    </Toast.Root>
  ))
}

export const adapter: Adapter = {
  Setup: ({ children }) => (
    <Toast.Provider>
      {children}
      <Toasts />
      <Toast.Viewport className="viewport" />
    </Toast.Provider>
  ),
  show(title, duration) {
    lastId += 1
    replace([...entries, { id: lastId, title, duration, open: true }])
  },
  clear: () => close(() => true),
  card: '.card',
}
