import { createRoot } from 'react-dom/client'
import { SonnerPage } from './sonner-page.jsx'
import 'belfry/sonner.css'

createRoot(document.getElementById('root')).render(<SonnerPage />)
