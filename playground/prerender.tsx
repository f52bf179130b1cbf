import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'

/** The page as it is before any script has run. */
export const prerender = (): string =>
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
