import { createRoot } from 'react-dom/client'
import { Scene } from './scene.jsx'
import 'belfry/styles.css'
import './page.css'
import './template.css'

createRoot(document.getElementById('root')).render(<Scene />)
