import type { CloseReason } from 'belfry'

declare global {
  interface Window {
    /** What was under a button or a finger when it went down. */
    pressed: Record<string, Element | undefined>
    /** Why each notification has closed, as often as it was told; empty while it is queued. */
    closings: Map<string, CloseReason[]>
    /** Those that were to be displayed at some time. */
    displayed: Set<string>
    /** How many listeners the page's lasting places have. */
    listeners: () => number
  }
}

/** Follows presses and listeners from the beginning. Runs in the page. */
export function watchPage(): void {
  const pressed: Window['pressed'] = {}
  const capture = { capture: true }
  window.addEventListener(
    'pointerdown',
    (event) => {
      const { pointerType } = event
      const hit = event.composedPath()[0] as Element
      pressed[pointerType] = hit.closest('[data-notification]') ?? hit
    },
    capture,
  )
  // The browser took the finger for itself, to scroll.
  window.addEventListener(
    'pointercancel',
    ({ pointerType }) => delete pressed[pointerType],
    capture,
  )

  const kept = new Map<EventTarget, Map<unknown, Set<string>>>()
  const keyOf = (type: unknown, options: unknown) =>
    `${String(type)} ${typeof options === 'object' && options ? 'capture' in options && !!options.capture : !!options}`
  const follow = (
    name: 'addEventListener' | 'removeEventListener',
    write: (types: Set<string>, key: string) => void,
  ) => {
    EventTarget.prototype[name] = new Proxy(Reflect.get(EventTarget.prototype, name), {
      apply(call, target: EventTarget | undefined, given: [string, EventListener]) {
        const place = target ?? window
        const [type, listener, options] = given as unknown[]
        const all = kept.get(place) ?? new Map<unknown, Set<string>>()
        const types = all.get(listener) ?? new Set<string>()
        write(types, keyOf(type, options))
        kept.set(place, all.set(listener, types))
        return Reflect.apply(call, place, given)
      },
    })
  }
  follow('addEventListener', (types, key) => types.add(key))
  follow('removeEventListener', (types, key) => types.delete(key))
  const lasting = () => [window, document, document.documentElement, document.head, document.body]
  const listeners = () =>
    lasting()
      .flatMap((each) => [...(kept.get(each)?.values() ?? [])])
      .reduce((sum, types) => sum + types.size, 0)

  Object.assign(window, { pressed, listeners, closings: new Map(), displayed: new Set() })
}

/** Writes down what becomes of every notification from now on. Runs in the page. */
export function watchNotifications(): void {
  const { notify, closings, displayed } = window
  notify.observe(({ notification: { id }, reason }) => {
    const told = closings.get(id) ?? []
    if (reason) told.push(reason)
    closings.set(id, told)
  })
  notify.watch(() => notify.shown().forEach(({ id }) => displayed.add(id)))
}

/** Those whose fate is not right: lost, told twice, or expired without having been displayed. */
export function misfortunes(): string[] {
  const queued = new Set(window.notify.list().map(({ id }) => id))
  return [...window.closings].flatMap(([id, told]) => {
    const isRight = told.length + Number(queued.has(id)) === 1
    const isUnseen = told.includes('expired') && !window.displayed.has(id)
    return isRight && !isUnseen ? [] : [`${id}: ${told.join(', ')}`]
  })
}

/** What a Toaster that is gone has left behind. Runs in the page. */
export function remains(): string[] {
  const { body, documentElement, head } = document
  const found = document.querySelectorAll(
    '.belfry, .belfry-stage, [inert], [aria-hidden], [aria-live], [data-base-ui-inert]',
  )
  const styled = [documentElement, head, body].filter((each) => each.hasAttribute('style'))
  return [...found, ...styled].map((each) => (each.cloneNode() as Element).outerHTML)
}
