import { type Notifier, createNotifier, notify, report } from 'belfry'
import { Toaster, type ToasterProps } from 'belfry/react'
import 'belfry/styles.css'
import './page.css'
import { type ReactNode, Profiler, StrictMode, useSyncExternalStore } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listen } from './listen.ts'

/** What a test finds on the window of every page. */
export interface Stage {
  notify: Notifier
  report: typeof report
  createNotifier: typeof createNotifier
  /** Gives the Toaster other properties; null unmounts it. */
  setToaster: (props: ToasterProps | null) => void
  /** How often React committed something of the Toaster. */
  commits: number
}

const listeners = new Set<() => void>()
const query = new URLSearchParams(window.location.search)

listen()

// The address may carry the Toaster's properties, as JSON.
let toasterProps = JSON.parse(query.get('toaster') ?? '{}') as ToasterProps | null

Object.assign(window, {
  notify,
  report,
  createNotifier,
  commits: 0,
  setToaster(props) {
    toasterProps = props
    for (const listener of listeners) listener()
  },
} satisfies Stage)

document.documentElement.dir = query.get('dir') ?? 'ltr'

function useToasterProps(): ToasterProps | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasterProps,
    () => ({}),
  )
}

/** The page's Toaster, as the test wants it. */
export function PageToaster(props: ToasterProps): ReactNode {
  const own = useToasterProps()
  return (
    <Profiler id="toaster" onRender={() => window.commits++}>
      {own && <Toaster {...props} {...own} />}
    </Profiler>
  )
}

/** Something to have the focus, to click, to type into and to scroll. */
export const Content = (): ReactNode => (
  <main>
    <h1>A page</h1>
    <p>
      <button type="button" id="before">
        Before
      </button>{' '}
      <input id="field" aria-label="Field" />
    </p>
  </main>
)

const strict = (children: ReactNode) =>
  query.has('strict') ? <StrictMode>{children}</StrictMode> : children

/** Puts a page on the screen; with `?strict` in StrictMode. */
export function mount(children: ReactNode, element = document.getElementById('root')!): void {
  createRoot(element).render(strict(children))
}

/** Takes over what the server has rendered. */
export function hydrate(children: ReactNode): void {
  hydrateRoot(document.getElementById('root')!, children)
}
