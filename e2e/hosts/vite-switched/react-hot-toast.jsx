import { createRoot } from 'react-dom/client'
import { ReactHotToastPage } from './react-hot-toast-page.jsx'
import 'belfry/react-hot-toast.css'

createRoot(document.getElementById('root')).render(<ReactHotToastPage />)
