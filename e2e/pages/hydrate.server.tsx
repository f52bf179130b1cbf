import { notify } from 'belfry'
import { renderToString } from 'react-dom/server'
import { App } from './hydrate-app.tsx'

// What is queued on a server belongs to nobody's page.
notify('Said on the server', { duration: 0 })

export const html = renderToString(<App />)
