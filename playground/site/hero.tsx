import type { Notifier } from 'belfry'
import type { ReactElement } from 'react'
import { CopyButton } from '../ui/copy-button.tsx'
import { LiveExample } from './live-example.tsx'

const install = 'npm install belfry'

/** What it is, in one sentence, and one that is real. */
export const Hero = ({ notifier }: { readonly notifier: Notifier }): ReactElement => (
  <div className="hero">
    <div className="hero-words">
      <h1>Toasts that stay above modals, wait to be seen and are spoken once.</h1>
      <p className="hero-lead">
        Notifications for React: one call from anywhere, no provider, no dependencies. An inbox
        keeps what people missed, and a relay delivers messages from your servers.
      </p>
      <div className="hero-ways">
        <a className="button primary" href="guides/getting-started.html">
          <span>Get started</span>
        </a>
        <div className="install">
          <code>{install}</code>
          <CopyButton text={install} label="Copy the install command" />
        </div>
      </div>
    </div>
    <LiveExample notifier={notifier} />
  </div>
)
