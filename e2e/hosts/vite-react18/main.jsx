import { notify } from 'belfry'
import { createRoot } from 'react-dom/client'
import { Scene } from './scene.jsx'
import 'belfry/styles.css'
import './page.css'
import './template.css'

// Browsers that are too old for our other pages are tried here.
Object.assign(window, { notify })

createRoot(document.getElementById('root')).render(<Scene />)
