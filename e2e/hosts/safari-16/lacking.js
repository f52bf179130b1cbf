// Takes from today's WebKit, before the page's own scripts, what Safari 16.4 does not have.
{
  const lacking = [
    [window, 'ToggleEvent', 'CloseWatcher', 'Iterator', 'requestIdleCallback', 'trustedTypes'],
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
    [HTMLInputElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
    [HTMLDialogElement.prototype, 'requestClose', 'closedBy'],
    [Element.prototype, 'checkVisibility', 'moveBefore', 'ariaNotify'],
    [Document.prototype, 'startViewTransition'],
    [AbortSignal, 'any'],
    [Promise, 'withResolvers', 'try'],
    [URL, 'canParse', 'parse'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
    [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [ArrayBuffer.prototype, 'transfer'],
    [ReadableStream.prototype, Symbol.asyncIterator, 'values'],
    // What `Iterator` has brought to all of them.
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'],
      ...['some', 'every', 'find'],
    ],
  ]
  for (const [owner, ...names] of lacking) for (const name of names) delete owner[name]

  // Dialogs tell nobody that they open or close.
  for (const type of ['beforetoggle', 'toggle'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), true)

  // Selectors that are not known cannot be read, but for the lists of `:is` and `:where`.
  for (const owner of [Document.prototype, DocumentFragment.prototype, Element.prototype])
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest'])
      if (Object.hasOwn(owner, name)) {
        const own = owner[name]
        owner[name] = function (selector) {
          if (/^(?!:is\(|:where\().*:(?:popover-)?open/.test(selector))
            throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
          return Reflect.apply(own, this, [selector])
        }
      }
}
