import 'belfry/sonner.css'
import './page.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type * as door from 'belfry/sonner'

declare global {
  interface Window {
    /** Of the library that the page runs on. */
    toast: typeof door.toast
  }
}

const query = new URLSearchParams(window.location.search)

// With `?real` the page runs on sonner itself, whose styles would reach the door's cards.
const library = await (query.has('real') ? import('sonner') : import('belfry/sonner'))
const { Toaster, toast } = library as typeof door

document.documentElement.dir = query.get('dir') ?? 'ltr'
const props = JSON.parse(query.get('toaster') ?? '{}') as door.ToasterProps

Object.assign(window, { toast, createElement })
createRoot(document.getElementById('root')!).render(
  <>
    <h1>A page</h1>
    <Toaster {...props} />
  </>,
)
