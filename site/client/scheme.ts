const KEY = 'belfry-site-scheme'
const NEXT: Readonly<Record<string, string>> = { '': 'dark', dark: 'light', light: '' }

const stored = (): string => {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Lets the reader choose between light, dark and what the system says. */
export const chooseScheme = (button: HTMLButtonElement): void => {
  let scheme = stored()
  const apply = (): void => {
    document.documentElement.style.colorScheme = scheme
    button.textContent = scheme || 'system'
    button.setAttribute('aria-label', `Theme: ${scheme || 'system'}`)
  }
  button.addEventListener('click', () => {
    scheme = NEXT[scheme] ?? ''
    try {
      localStorage.setItem(KEY, scheme)
    } catch {
      // Without storage it holds for this page.
    }
    apply()
  })
  apply()
}
