import { createBrowserStore, createPreferences } from 'belfry/browser'
import { createInbox } from 'belfry/inbox'
import { Bell, type BellProps, PreferencesForm, type RenderRow } from 'belfry/inbox/react'
import 'belfry/inbox.css'
import { Activity, type ReactNode, useEffect, useRef, useState } from 'react'
import { Content, PageToaster, mount } from './page.tsx'
import { patientClock } from './patient-clock.ts'

// `?bell=…` holds the bell's properties as JSON, `?form` shows the form, `?account=…` keeps what is filed,
// with `?activity` the bell can be hidden (React 18 cannot), with `?shadow` all stands in a shadow root,
// with `?rows` items without a message have custom rows.
const asked = new URLSearchParams(location.search)
const own = JSON.parse(asked.get('bell') ?? '{}') as Partial<BellProps>
const account = asked.get('account')
const store = account ? createBrowserStore(account) : undefined
const inbox = createInbox({ limit: 2000, store, clock: patientClock })
const preferences = createPreferences({ categories: { comments: 'Comments', news: 'News' } })

declare global {
  interface Window {
    inbox: typeof inbox
    preferences: typeof preferences
    /** Hides the bell as a page that is kept for later, and shows it again. */
    setActivity: (mode: 'hidden' | 'visible') => void
  }
}

Object.assign(window, { inbox, preferences })

function Hideable({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<'hidden' | 'visible'>('visible')
  useEffect(() => void (window.setActivity = setMode), [])
  return asked.has('activity') ? <Activity mode={mode}>{children}</Activity> : children
}

const renderRow: RenderRow = ({ title, message }) =>
  message ? null : <article>{`${title}, drawn by the page.`}</article>

function Page() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <header className="bar">
        <button type="button" onClick={() => dialog.current!.showModal()}>
          Open dialog
        </button>
        <Hideable>
          <Bell inbox={inbox} {...own}>
            {asked.has('rows') ? renderRow : undefined}
          </Bell>
        </Hideable>
      </header>
      <Content />
      {asked.has('form') && (
        <aside aria-label="Preferences">
          <PreferencesForm preferences={preferences} />
        </aside>
      )}
      <dialog ref={dialog} id="modal" aria-label="Modal" className="large">
        <Bell inbox={inbox} {...own} />
      </dialog>
      <PageToaster position="bottom-start" />
    </>
  )
}

/** Where the page is mounted, with its styles. */
function placeInShadow(): HTMLElement {
  const shadow = document.getElementById('root')!.attachShadow({ mode: 'open' })
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = '/bell.css'
  const place = document.createElement('div')
  shadow.append(styles, place)
  return place
}

mount(<Page />, asked.has('shadow') ? placeInShadow() : undefined)
