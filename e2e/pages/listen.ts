/** Something that a screen reader would say. */
export interface Spoken {
  text: string
  politeness: string
  /** When, on the page's clock. */
  at: number
  /** The id of the modal in which it was said. */
  inside: string | undefined
}

/** What a test finds of the voice on the window of every page. */
export interface Listening {
  spoken: Spoken[]
  /** The closed shadow roots with live regions in them. */
  voices: () => ShadowRoot[]
}

/** Writes down whatever appears in a live region, which only its creator could find. */
export function listen(): void {
  const roots: ShadowRoot[] = []
  const spoken: Spoken[] = []
  Object.assign(window, {
    spoken,
    voices: () => roots.filter((root) => root.isConnected),
  } satisfies Listening)

  const write = (mutations: MutationRecord[]) => {
    for (const { addedNodes, target } of mutations) {
      if (!(target instanceof HTMLElement) || !target.matches('[role=status], [role=alert]'))
        continue
      if (!addedNodes.length) continue
      spoken.push({
        text: addedNodes[0]!.textContent!,
        politeness: target.getAttribute('aria-live') ?? '',
        at: Date.now(),
        inside: (target.getRootNode() as ShadowRoot).host.closest('dialog, [popover]')?.id,
      })
    }
  }

  const follow = (root: ShadowRoot) => {
    roots.push(root)
    new MutationObserver(write).observe(root, { childList: true, subtree: true })
    return root
  }
  Element.prototype.attachShadow = new Proxy(Reflect.get(Element.prototype, 'attachShadow'), {
    apply: (attach, element: Element, [options]: [ShadowRootInit]) => {
      const root = Reflect.apply(attach, element, [options])
      return options.mode === 'closed' ? follow(root) : root
    },
  })
}
