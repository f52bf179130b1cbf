import type { Notifier } from 'belfry'
import { Bell, PreferencesForm } from 'belfry/inbox/react'
import type { ReactElement } from 'react'
import { Code } from '../ui/code.tsx'
import { Section } from '../ui/section.tsx'
import { inboxCode } from './inbox-code.ts'
import { useKept } from './use-kept.ts'

/** What left the screen stays readable: a bell, and the visitor's own choices. */
export function InboxSection({ notifier }: { readonly notifier: Notifier }): ReactElement {
  const kept = useKept(notifier)

  const letOneExpire = () =>
    notifier('Did you see this?', { message: 'It goes, and the bell keeps it.', duration: 2000 })
  const comment = () =>
    notifier('Grace commented', { message: 'Looks good to me.', category: 'comments' })

  return (
    <Section
      id="inbox"
      title="Inbox"
      lead="Notifications stay readable after they leave the screen: in the bell, in every tab, after a reload."
    >
      <div className="columns inbox">
        <div className="panel inbox-panel">
          <div className="inbox-head">
            <h3>What you missed</h3>
            <Bell inbox={kept.inbox} />
          </div>
          <div className="actions">
            <button className="button primary" type="button" onClick={letOneExpire}>
              Let one expire
            </button>
            <button className="button" type="button" onClick={comment}>
              A comment
            </button>
          </div>
          <div className="actions">
            <a className="button" href="#inbox" target="_blank" rel="noreferrer">
              <span>Open a second tab</span>
            </a>
            <button className="button" type="button" onClick={() => window.location.reload()}>
              Reload
            </button>
          </div>
          <PreferencesForm preferences={kept.preferences} />
        </div>
        <Code code={inboxCode} of="An inbox" />
      </div>
    </Section>
  )
}
