declare global {
  interface Window {
    /** What the content security policy has refused so far. */
    refused: string[]
  }
}

/** Writes down what the policy refuses from now on. Runs in the page. */
export function noteRefusals(): void {
  window.refused = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.refused.push(`${violatedDirective} ${blockedURI}`),
  )
}

/** What it has refused. Runs in the page. */
export const readRefusals = (): string[] => window.refused
