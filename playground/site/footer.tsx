import type { ReactElement } from 'react'

/** What the page promises about itself. */
export const Footer = (): ReactElement => (
  <footer className="footer">
    <p>
      This page makes no requests to other hosts, runs under a strict Content-Security-Policy with
      Trusted Types, and uses only Belfry’s public entry points. Press <kbd>F6</kbd> to reach the
      newest toast, and again to go back.
    </p>
  </footer>
)
