/** Makes this frame light or dark as the page around it is, now and later. */
export function followScheme(): void {
  const around = window.parent.document.documentElement
  const follow = (): void => {
    document.documentElement.style.colorScheme = around.style.colorScheme
  }
  follow()
  new MutationObserver(follow).observe(around, { attributeFilter: ['style'] })
}
