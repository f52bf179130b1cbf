import { type KeyboardEvent, type ReactElement, type ReactNode, memo, useRef } from 'react'
import type { RegisteredData } from '../../core/index.ts'
import { headingOf, prefixOf, textOf } from '../../dom/index.ts'
import {
  ActionControl,
  DescribedButton,
  Guest,
  type Navigate,
  TimeAgo,
  drawnAtOnce,
  inWords,
  useAction,
} from '../../parts/index.ts'
import type { Inbox, InboxItem } from '../index.ts'
import type { InboxLabels } from './labels.ts'
import { meaningOf } from './meaning-of.ts'
import { rowKey } from './row-key.ts'
import { RowPicture } from './row-picture.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import type { Say } from './use-spoken.ts'

/** What a custom row can do with its item. */
export interface RowControls {
  /** Runs the item's action. */
  readonly act: () => boolean
  /** Marks the item as read. */
  readonly markRead: () => void
  /** Marks the item as unread. */
  readonly markUnread: () => void
  /** Archives the item, or restores an archived one, and offers to undo that. */
  readonly archive: () => void
}

/** Renders the inside of a row; null or undefined means the default row. */
export type RenderRow<Data = RegisteredData> = (
  item: InboxItem<Data>,
  controls: RowControls,
) => ReactNode

interface RowProps<Data> {
  readonly inbox: Inbox<Data>
  readonly item: InboxItem<Data>
  readonly labels: InboxLabels
  readonly now: number
  readonly isCurrent: boolean
  readonly onFocus: (key: string) => void
  readonly onArchive: (item: InboxItem<Data>) => void
  readonly say: Say
  readonly onNavigate: Navigate | undefined
  readonly render: RenderRow<Data> | undefined
}

/** A custom row, mounted as a component so that it can use hooks. */
const OwnRow = <Data,>(props: {
  readonly render: RenderRow<Data>
  readonly item: InboxItem<Data>
  readonly controls: RowControls
  readonly usual: ReactNode
}): ReactNode => {
  const drawing = drawnAtOnce(props.render(props.item, props.controls))
  // The columns of a row are made for its usual content.
  return drawing == null ? props.usual : <div className="belfry-inbox-own">{drawing}</div>
}

const DrawnRow = <Data,>(props: RowProps<Data>): ReactElement => {
  const { inbox, item, labels, now, isCurrent, onFocus, onArchive, onNavigate, render, say } = props
  const row = useRef<HTMLLIElement>(null)
  const focusReturn = useFocusReturn(row)
  const { action, count, filed, id, message, state, type } = item
  const [act, progress] = useAction(inbox.act, item, filed, () => say(labels.failed, true))
  const description = textOf({ ...item, action: undefined }, labels)
  const happened = Math.min(item.timestamp ?? filed, now)
  const heading = headingOf(item, labels)
  const isUnread = state === 'unread'
  const tabIndex = isCurrent ? 0 : -1

  const markRead = () => {
    if (inbox.mark(item, 'read')) say(labels.wasRead)
  }
  const markUnread = () => {
    if (inbox.mark(item, 'unread')) say(labels.wasUnread)
  }
  const archive = () => onArchive(item)
  const controls: RowControls = { act, markRead, markUnread, archive }

  const open = () => {
    // A link navigates and acts by itself. A custom row may draw one of its own.
    const link = [...row.current!.querySelectorAll('a')].find(
      (each) => each.getAttribute('href') === action?.href,
    )
    if (link) return link.click()
    if (progress === 'running' || (action && act())) return
    // What is archived would leave the archive.
    if (isUnread) markRead()
  }
  const keys = { Enter: open, Delete: archive }

  const onKeyDown = (event: KeyboardEvent) => {
    const press = meaningOf(event, keys)
    if (!press || event.target !== event.currentTarget) return
    event.preventDefault()
    // The next row may have focus while the key is still down.
    if (!event.repeat) press()
  }

  const mark = isUnread ? `${labels.unread}. ` : ''
  // Whoever reads line by line hears the words of a row, and not its name.
  const prefix = mark + prefixOf(item, labels)
  const tool = {
    className: 'belfry-inbox-tool',
    tabIndex,
    description,
  }
  const usual = (
    <>
      <RowPicture item={item} />
      <div className="belfry-inbox-text">
        {prefix && <p className="belfry-inbox-hidden">{prefix}</p>}
        {heading && (
          // Where a browser translates the page, React can't change a text that has neighbours.
          <p key={heading} className="belfry-inbox-title" dir="auto">
            {heading}
            {count && <span className="belfry-inbox-times">{`×${count}`}</span>}
          </p>
        )}
        {message && (
          <p className="belfry-inbox-message" dir="auto">
            {message}
          </p>
        )}
        <TimeAgo className="belfry-inbox-time" timestamp={happened} now={now} />
      </div>
      <div className="belfry-inbox-controls">
        {action && (
          <ActionControl
            className="belfry-inbox-action"
            isBusy={progress === 'running'}
            {...{ action, act, description, onNavigate, tabIndex }}
          />
        )}
        <DescribedButton {...tool} onClick={isUnread ? markRead : markUnread}>
          {isUnread ? labels.markRead : labels.markUnread}
        </DescribedButton>
        <DescribedButton {...tool} onClick={archive}>
          {state === 'archived' ? labels.restore : labels.archive}
        </DescribedButton>
        {progress === 'failed' && (
          <p className="belfry-inbox-failure" dir="auto">
            {labels.failed}
          </p>
        )}
      </div>
    </>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a row of a list with keys of its own
    <li
      ref={row}
      className="belfry-inbox-row"
      data-item={id}
      data-state={state}
      data-type={type}
      tabIndex={tabIndex}
      aria-label={`${mark}${textOf(item, labels)} ${inWords(happened, now)}.`}
      onFocus={(event) => {
        focusReturn.onFocus(event)
        onFocus(rowKey(item))
      }}
      onBlur={focusReturn.onBlur}
      onKeyDown={onKeyDown}
    >
      {render ? (
        <Guest usual={usual} retry={render}>
          <OwnRow {...{ render, item, controls, usual }} />
        </Guest>
      ) : (
        usual
      )}
    </li>
  )
}

/**
 * One item of an inbox: its name is everything it says, and its controls are within reach. It is
 * memoised because a list has a hundred of them and renders on every move of the focus.
 */
export const Row = /* @__PURE__ */ memo(DrawnRow) as typeof DrawnRow
