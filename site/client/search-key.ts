/** Whether a key asks for the search: `/` or Ctrl+K, and nobody is typing. */
export const asksForSearch = (event: KeyboardEvent): boolean => {
  const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]')
  const isKey = event.key === '/' || (event.key === 'k' && (event.metaKey || event.ctrlKey))
  return isKey && !isTyping && !event.defaultPrevented
}
