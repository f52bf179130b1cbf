const lengthOf = (node: Node): number => node.nodeValue?.length ?? node.childNodes.length

/** Saves the selection or the caret. Returns a function that restores it. */
export const saveSelection = (document: Document): (() => void) => {
  const selection = document.getSelection()
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {}
  return () => {
    if (!anchorNode?.isConnected || !focusNode?.isConnected) return
    selection!.setBaseAndExtent(
      anchorNode,
      Math.min(anchorOffset, lengthOf(anchorNode)),
      focusNode,
      Math.min(focusOffset, lengthOf(focusNode)),
    )
  }
}
