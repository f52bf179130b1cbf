import { notify } from 'belfry'
import { App } from './hydrate-app.tsx'
import { hydrate } from './page.tsx'

notify('Said before hydration')
hydrate(<App />)
