import { Toaster } from 'belfry/react'
import { type ReactNode, StrictMode } from 'react'

/** The page that a server renders and a browser hydrates. */
export const App = (): ReactNode => (
  <StrictMode>
    <main>
      <button type="button" id="before">
        Before
      </button>
    </main>
    <Toaster />
  </StrictMode>
)
