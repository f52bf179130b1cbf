import * as door from 'belfry/react-hot-toast'
import 'belfry/react-hot-toast.css'
import './page.css'
import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import * as original from 'react-hot-toast'

type Library = typeof door

/** What a test finds on the window: both libraries, and what each has told. */
export interface Switch {
  libraries: Record<'original' | 'door', Library>
  /** What `useToasterStore` told last, the newest first. */
  stored: Record<string, string[]>
  createElement: typeof createElement
}

const libraries = { original: original as unknown as Library, door }
const stored: Switch['stored'] = {}
const query = new URLSearchParams(window.location.search)
const props = JSON.parse(query.get('toaster') ?? '{}') as door.ToasterProps

Object.assign(window, { libraries, stored, createElement } satisfies Switch)
document.documentElement.dir = query.get('dir') ?? 'ltr'

const Store = ({ name }: { name: 'original' | 'door' }) => {
  const { toasts } = libraries[name].useToasterStore(props.toastOptions)
  useEffect(() => {
    const seen = toasts.filter(({ visible }) => visible)
    stored[name] = seen.map(({ id, type, duration, message }) =>
      [id, type, duration, typeof message === 'string' ? message : typeof message].join(),
    )
  })
  return null
}

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>A page</h1>
    <Store name="original" />
    <Store name="door" />
    <div id="original">
      <original.Toaster {...props} />
    </div>
    <door.Toaster {...props} />
  </main>,
)
