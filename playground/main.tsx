import 'belfry/inbox.css'
import 'belfry/styles.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
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
const isPrerendered = root.hasChildNodes()
// What a link describes was not prerendered: it is drawn anew, in one go.
if (isPrerendered && !location.search) hydrateRoot(root, page)
else flushSync(() => createRoot(root).render(page))
// What an address leads to was not there when the browser looked for it.
if (!isPrerendered) document.getElementById(location.hash.slice(1))?.scrollIntoView()
