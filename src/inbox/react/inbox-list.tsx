import { type ReactElement, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RegisteredData } from '../../core/index.ts'
import { attempt, complain, room } from '../../core/inside.ts'
import { Apart, Boundary, type Navigate, useNow } from '../../parts/index.ts'
import type { Inbox } from '../index.ts'
import { goToRow } from './go-to-row.ts'
import { type OwnInboxLabels, completeInboxLabels } from './labels.ts'
import type { RootAttributes } from './root-attributes.ts'
import { type RenderRow, Row } from './row.tsx'
import { placeOf, rowKey } from './row-key.ts'
import { stepBetween } from './step-between.ts'
import { useFocusHeir } from './use-focus-heir.ts'
import { useHeldHeight } from './use-held-height.ts'
import { type Move, useMoves } from './use-moves.ts'
import { usePointed } from './use-pointed.ts'
import { useSpoken } from './use-spoken.ts'
import { useSteady } from './use-steady.ts'

/** Props of a list of what an inbox holds. */
export interface InboxListProps<Data = RegisteredData> extends RootAttributes {
  /** The inbox to list. */
  inbox: Inbox<Data>
  /** Your own texts. @default English */
  labels?: OwnInboxLabels | undefined
  /** How many rows are rendered before “Show older”. @default 100 */
  limit?: number | undefined
  /** Called for plain clicks on actions that are same-origin links; prevent the default to handle one. */
  onNavigate?: Navigate | undefined
  /** Renders the inside of a row; null or undefined means the default row. */
  children?: RenderRow<Data> | undefined
}

const LIMIT = 100

/** What may disappear while it has focus. In the first two, focus keeps rows from moving. */
const PARTS = ['list', 'fresh', 'older', 'undo'] as const

const partOf = (element: Element): (typeof PARTS)[number] | undefined =>
  PARTS.find((part) => element.closest(`.belfry-inbox-${part}`))

const List = <Data,>({
  inbox,
  labels: own,
  limit: most = LIMIT,
  onNavigate,
  children: render,
  className,
  ...rest
}: InboxListProps<Data>): ReactElement => {
  const labels = useMemo(() => completeInboxLabels(own), [own])
  const limit = useMemo(() => attempt(() => room('limit', most), complain) ?? LIMIT, [most])
  const now = useNow()
  const list = useRef<HTMLOListElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [isPointed, setPointed] = usePointed(list)
  useHeldHeight(root)
  const [focusedPart, setFocusedPart] = useState<ReturnType<typeof partOf>>()
  const [isArchive, setArchive] = useState(false)
  const [pages, setPages] = useState(1)
  const [current, setCurrent] = useState<string>()
  const view = isArchive ? 'archived' : undefined
  const say = useSpoken(inbox, root, labels)
  const [move, moved] = useMoves(inbox, labels, say)

  const isUsed = focusedPart === 'list' || focusedPart === 'fresh'
  const steady = useSteady(inbox, view, isPointed || isUsed)
  const length = limit * pages
  const rows = steady.items.slice(0, length)
  const unread = steady.items.filter(({ state }) => state === 'unread')
  const place = placeOf(current, rows)

  const rowAt = (place: number) => list.current?.children[place] as HTMLElement | undefined

  const hasOlder = steady.items.length > length
  const focusedPlaces = {
    list: place,
    fresh: steady.fresh > 0 ? undefined : -1,
    older: hasOlder ? rows.length : -1,
    undo: moved ? rows.length : -1,
  }
  /** Also before focus is moved on: what goes then needs no heir, and focus moves once. */
  const leaveParts = () => setFocusedPart(undefined)
  useFocusHeir(root, list, focusedPart && focusedPlaces[focusedPart], leaveParts)

  const undo = ({ item, moveBack }: Move<Data>) => {
    flushSync(() => {
      moveBack()
      // Someone who asks for a row expects it right away.
      setPointed(false)
      leaveParts()
    })
    const listed = inbox.list(view)
    const back = rowAt(placeOf(rowKey(item), listed)) ?? root.current
    back?.focus({ preventScroll: true })
  }

  const letIn = () => {
    flushSync(() => {
      steady.letIn()
      leaveParts()
    })
    goToRow(rowAt(0))
  }

  const showOlder = () => {
    flushSync(() => {
      setPages(pages + 1)
      leaveParts()
    })
    goToRow(rowAt(length))
  }

  return (
    <div
      {...rest}
      className={`belfry-inbox ${className ?? ''}`}
      ref={root}
      tabIndex={-1}
      onFocus={({ target }) => setFocusedPart(partOf(target))}
      onBlur={({ currentTarget, relatedTarget }) => {
        const { activeElement } = currentTarget.getRootNode() as Document | ShadowRoot
        // What gets focus next may not go before it has it, nor what a window keeps focused for later.
        if (!currentTarget.contains(relatedTarget ?? activeElement)) leaveParts()
      }}
    >
      <div className="belfry-inbox-tools">
        <button
          className="belfry-inbox-tool"
          form=""
          aria-disabled={unread.length === 0}
          onClick={() => inbox.mark(unread, 'read') && say(labels.wasRead)}
        >
          {labels.markAll}
        </button>
        {steady.fresh > 0 && (
          <button className="belfry-inbox-fresh" form="" dir="auto" onClick={letIn}>
            {labels.fresh(steady.fresh)}
          </button>
        )}
        <button
          className="belfry-inbox-tool"
          form=""
          aria-pressed={isArchive}
          onClick={() => setArchive(!isArchive)}
        >
          {labels.archived}
        </button>
      </div>
      {/* Safari drops the role of a list without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between rows */}
      <ol
        className="belfry-inbox-list"
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        role="list"
        ref={list}
        onKeyDown={stepBetween}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
      >
        <Apart>
          {rows.map((item, index) => (
            <Boundary key={rowKey(item)} fallback={null} retry={item}>
              <Row
                isCurrent={index === Math.max(place, 0)}
                onFocus={setCurrent}
                onArchive={move}
                {...{ inbox, item, labels, now, onNavigate, render, say }}
              />
            </Boundary>
          ))}
        </Apart>
      </ol>
      {rows.length === 0 && (
        <p className="belfry-inbox-empty" dir="auto">
          {labels.empty}
        </p>
      )}
      {hasOlder && (
        <button className="belfry-inbox-older" form="" onClick={showOlder}>
          {labels.older}
        </button>
      )}
      {moved && (
        <p className="belfry-inbox-undo">
          {/* An element of its own: a text with neighbours can't change in a translated page. */}
          <span className="belfry-inbox-moved" dir="auto">
            {moved.text}
          </span>
          <button className="belfry-inbox-tool" form="" onClick={() => undo(moved)}>
            {labels.undo}
          </button>
        </p>
      )}
    </div>
  )
}

/**
 * Renders the list alone: rows with one Tab stop and arrow keys between them, “Mark all as read”,
 * the archive, and Undo.
 *
 * @example
 * <InboxList inbox={inbox} />
 */
export const InboxList = <Data = RegisteredData,>(props: InboxListProps<Data>): ReactElement => (
  <Boundary fallback={null} retry={props}>
    <Boundary>
      <List {...props} />
    </Boundary>
  </Boundary>
)
