import { type CardControls, type Notification, notify } from 'belfry'
import { type ReactNode, createContext, useContext, useState } from 'react'
import { Content, PageToaster, mount } from './page.tsx'

const Theme = createContext('no theme')

/** A card with hooks, with a context of the application, and with the given controls. */
function card({ title }: Notification, { dismiss, act }: CardControls): ReactNode {
  const theme = useContext(Theme)
  const [count, setCount] = useState(0)
  if (title === 'Throws') throw new Error('This renderer is broken')
  if (title === 'Usual') return null
  return (
    <div className="box">
      <strong>{title}</strong> in {theme}
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
      <button type="button" onClick={act}>
        Act
      </button>
      <button type="button" onClick={dismiss}>
        Away
      </button>
    </div>
  )
}

/** The default card, with content that isn't text alone. */
const rich = (_: Notification, { parts }: CardControls): ReactNode => (
  <div className="belfry-card">
    {parts.picture}
    <div className="belfry-text">
      <b>3 files</b> copied
    </div>
    {parts.close}
  </div>
)

mount(
  <Theme value="a dark theme">
    <Content />
    <button
      type="button"
      onClick={() => notify('Own', { duration: 0, render: ({ title }) => <em>{title} card</em> })}
    >
      Render
    </button>
    <button type="button" onClick={() => notify('3 files copied', { duration: 0, render: rich })}>
      Rich
    </button>
    <PageToaster>{card}</PageToaster>
  </Theme>,
)
