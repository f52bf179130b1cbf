import 'belfry/inbox.css'
import 'belfry/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { listenForSearch } from './site/open-search.ts'
import './styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

const page = (
  <StrictMode>
    <App />
  </StrictMode>
)

listenForSearch()
// What a link describes was not prerendered: it is drawn anew, in one go.
if (root.hasChildNodes() && !location.search) hydrateRoot(root, page)
else createRoot(root).render(page)
