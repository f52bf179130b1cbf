import type { MouseEvent } from 'react'
import { attempt } from '../core/inside.ts'

/** Called with the address and the click; prevent its default to handle it, by a router for instance. */
export type Navigate = (href: string, event: globalThis.MouseEvent) => void

/** Returns whether a click on a link navigates within this page, so that a router may handle it. */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement): boolean => {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  const isModified = metaKey || ctrlKey || shiftKey || altKey
  const opensHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download')
  // Not by the origin: that of a `blob:` is this one too.
  const { protocol, host } = link.ownerDocument.location
  const isOurs = link.protocol === protocol && link.host === host
  return button === 0 && !isModified && opensHere && isOurs
}

/** Clicks that somebody was asked about: by the action and then around it, if its card lets them pass. */
const asked = new WeakSet<Event>()

/** Asks about a click on a link, once, unless the link has handled it itself. */
export const askToNavigate = (event: MouseEvent, onNavigate: Navigate | undefined): void => {
  const link = (event.target as Element).closest('a')
  const href = link?.getAttribute('href')
  if (typeof href !== 'string' || event.isDefaultPrevented() || !isPlain(event, link!)) return
  if (!onNavigate || asked.has(event.nativeEvent)) return
  asked.add(event.nativeEvent)
  attempt(() => onNavigate(href, event.nativeEvent))
}
