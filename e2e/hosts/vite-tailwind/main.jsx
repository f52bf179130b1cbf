import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Scene } from './scene.jsx'
import './app.css'
import './page.css'

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Scene />
  </StrictMode>,
)
