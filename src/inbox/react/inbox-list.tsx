import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import type { RegisteredData } from '../../core/index.ts'
import type { Navigate } from '../../parts/index.ts'
import type { Inbox, InboxItem } from '../index.ts'
import { type OwnInboxLabels, completeInboxLabels } from './labels.ts'
import { type RenderRow, Row } from './row.tsx'
import { useInbox } from './use-inbox.ts'
import { useSpoken } from './use-spoken.ts'
import { useSteady } from './use-steady.ts'

/** What an inbox holds, as a list. */
export interface InboxListProps<Data = RegisteredData> {
  /** What is listed. */
  inbox: Inbox<Data>
  /** Words of one's own. @default English */
  labels?: OwnInboxLabels | undefined
  /** How many rows are drawn before “Show older”. @default 100 */
  limit?: number | undefined
  /** Asked for plain clicks on addresses of this origin; whoever takes one prevents its default. */
  onNavigate?: Navigate | undefined
  /** Draws what is inside a row; null or undefined means the usual row. */
  children?: RenderRow<Data> | undefined
}

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * The list alone: rows with one Tab stop and arrow keys between them, “Mark all as read”, the
 * archive, and Undo.
 *
 * @example
 * <InboxList inbox={inbox} />
 */
export const InboxList = <Data = RegisteredData,>({
  inbox,
  labels: own,
  limit = 100,
  onNavigate,
  children: render,
}: InboxListProps<Data>): ReactElement => {
  const labels = completeInboxLabels(own)
  const list = useRef<HTMLOListElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isArchive, setArchive] = useState(false)
  const [length, setLength] = useState(limit)
  const [current, setCurrent] = useState<string>()
  const [undone, setUndone] = useState<InboxItem<Data>>()
  const items = useInbox(inbox, isArchive ? 'archived' : undefined)
  const unread = useInbox(inbox, 'unread')
  const say = useSpoken(root, labels)

  const steady = useSteady(items, isPointed || isFocused)
  const rows = steady.items.slice(0, length)
  const stop = rows.some(({ id }) => id === current) ? current : rows[0]?.id

  const rowAt = (place: number) => list.current?.children[place] as HTMLElement | undefined

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as Element).closest('[data-item]')
    const place = [...(list.current?.children ?? [])].indexOf(row as Element)
    const step = STEPS[event.key]
    if (!step || place < 0) return
    event.preventDefault()
    rowAt(step(place, rows.length - 1))?.focus()
  }

  const archive = (item: InboxItem<Data>, place: number) => {
    const scroll = list.current?.closest('[data-scroller]')
    const top = scroll?.scrollTop
    const hadFocus = rowAt(place)?.contains(list.current!.ownerDocument.activeElement)
    const next = rowAt(place + 1) ?? rowAt(place - 1)
    inbox.mark(item, isArchive ? 'unread' : 'archived')
    setUndone(item)
    say(isArchive ? labels.restore : labels.wasArchived)
    if (hadFocus) (next ?? root.current)?.focus({ preventScroll: true })
    if (scroll) scroll.scrollTop = top!
  }

  const showOlder = () => {
    setLength(length + limit)
    setTimeout(() => rowAt(length)?.focus())
  }

  return (
    <div className="belfry-inbox" ref={root} tabIndex={-1}>
      <div className="belfry-inbox-tools">
        <button
          className="belfry-inbox-tool"
          type="button"
          aria-disabled={unread.length === 0}
          onClick={() => inbox.mark(unread, 'read')}
        >
          {labels.markAll}
        </button>
        <button
          className="belfry-inbox-tool"
          type="button"
          aria-pressed={isArchive}
          onClick={() => setArchive(!isArchive)}
        >
          {labels.archived}
        </button>
      </div>
      {steady.fresh > 0 && (
        <button className="belfry-inbox-fresh" type="button" onClick={steady.letIn}>
          {labels.fresh(steady.fresh)}
        </button>
      )}
      {/* Safari drops the role of a list without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between rows */}
      <ol
        className="belfry-inbox-list"
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        ref={list}
        onKeyDown={onKeyDown}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {rows.map((item, place) => (
          <Row
            key={item.id}
            isCurrent={item.id === stop}
            onFocus={() => setCurrent(item.id)}
            onArchive={() => archive(item, place)}
            {...{ inbox, item, labels, onNavigate, render }}
          />
        ))}
      </ol>
      {rows.length === 0 && <p className="belfry-inbox-empty">{labels.empty}</p>}
      {steady.items.length > length && (
        <button className="belfry-inbox-older" type="button" onClick={showOlder}>
          {labels.older}
        </button>
      )}
      {undone && (
        <p className="belfry-inbox-undo">
          {labels.wasArchived}
          <button
            className="belfry-inbox-tool"
            type="button"
            onClick={() => {
              inbox.mark(undone.id, undone.state)
              setUndone(undefined)
              root.current?.focus({ preventScroll: true })
            }}
          >
            {labels.undo}
          </button>
        </p>
      )}
    </div>
  )
}
