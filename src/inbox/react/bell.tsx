import { type ReactElement, useId, useRef } from 'react'
import type { RegisteredData } from '../../core/index.ts'
import { Boundary, inWords, useDescription } from '../../parts/index.ts'
import { draw } from './draw.tsx'
import { InboxList, type InboxListProps } from './inbox-list.tsx'
import { completeInboxLabels } from './labels.ts'
import type { PanelPosition } from './place-panel.ts'
import { useArrivals } from './use-arrivals.ts'
import { useEscape } from './use-escape.ts'
import { useInboxCount } from './use-inbox.ts'
import { usePanel } from './use-panel.ts'
import { useSpoken } from './use-spoken.ts'

/** Props of a bell and the panel that it opens. */
export interface BellProps<Data = RegisteredData> extends InboxListProps<Data> {
  /** Where the panel opens relative to its bell; on phones, from the bottom. @default 'bottom-end' */
  position?: PanelPosition | undefined
  /** The text direction. @default the page's */
  dir?: 'ltr' | 'rtl' | undefined
}

const BELL = 'M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20a2 2 0 0 0 4 0'
const CROSS = 'M7 7l10 10m0-10-10 10'

// The badge stops counting here; the bell's name has the exact number.
const MOST = 99

/**
 * Whoever comes to the bell may soon need times in words, and the first of them takes the browser
 * half as long as all the rows.
 */
const prepareWords = () => void inWords(0, 0)

const BellAndPanel = <Data,>({
  inbox,
  labels: own,
  position = 'bottom-end',
  dir,
  limit,
  onNavigate,
  children,
  className,
  ...rest
}: BellProps<Data>): ReactElement => {
  const labels = completeInboxLabels(own)
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const unread = useInboxCount(inbox)
  const unreadCount = labels.unreadCount(unread)
  // Before the panel: its heading is described when it gets focus.
  const described = useDescription(heading, unreadCount)
  const { button, panel, isOpen, toggle, close } = usePanel(position, heading)
  useArrivals(inbox, root, isOpen, labels, useSpoken(inbox, root, labels))

  const onKeyDown = useEscape(root, isOpen, close)

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel
    <span
      {...rest}
      className={`belfry-inbox-root ${className ?? ''}`}
      ref={root}
      dir={dir}
      onKeyDown={onKeyDown}
    >
      <button
        className="belfry-inbox-bell"
        form=""
        ref={button}
        aria-label={labels.bell(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={prepareWords}
        onFocus={prepareWords}
        onClick={toggle}
      >
        {draw('belfry-inbox-sign', BELL)}
        {unread > 0 && (
          <span className="belfry-inbox-badge" aria-hidden>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </button>
      <div
        className="belfry-inbox-panel"
        id={id}
        ref={panel}
        popover="auto"
        role="dialog"
        // A click between its controls would otherwise move focus out of it, and Escape with it.
        tabIndex={-1}
        aria-labelledby={`${id}-heading`}
      >
        <Boundary>
          {isOpen && (
            <>
              <div className="belfry-inbox-head">
                <h2
                  className="belfry-inbox-heading"
                  id={`${id}-heading`}
                  tabIndex={-1}
                  {...described}
                >
                  {labels.heading}
                </h2>
                <span className="belfry-inbox-unread" dir="auto">
                  {unreadCount}
                </span>
                <button
                  className="belfry-inbox-close"
                  form=""
                  aria-label={labels.close}
                  onClick={close}
                >
                  {draw('belfry-inbox-sign', CROSS)}
                </button>
              </div>
              <div className="belfry-inbox-scroller" data-scroller>
                <InboxList labels={own} {...{ inbox, limit, onNavigate, children }} />
              </div>
            </>
          )}
        </Boundary>
      </div>
    </span>
  )
}

/**
 * Renders a bell, whose name includes the exact unread count, and a panel with the list.
 *
 * @example
 * <Bell inbox={inbox} />
 */
export const Bell = <Data = RegisteredData,>(props: BellProps<Data>): ReactElement => (
  <Boundary fallback={null} retry={props}>
    <BellAndPanel {...props} />
  </Boundary>
)
