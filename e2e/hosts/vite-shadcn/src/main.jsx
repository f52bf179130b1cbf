import { createRoot } from 'react-dom/client'
import { notify } from 'belfry'
import { toast } from 'belfry/sonner'
import { Toaster as Sonner } from '@/components/ui/sonner'
import { Toaster } from '@/components/ui/toaster'
import './index.css'

const action = { label: 'Undo', onClick: () => {}, onAction: () => {} }

createRoot(document.getElementById('root')).render(
  <main>
    <button onClick={() => toast('By toast', { action })}>Toast</button>
    <button onClick={() => toast('By utilities', { className: 'bg-black p-10' })}>Own toast</button>
    <button onClick={() => notify('By notify', { action })}>Notify</button>
    <button onClick={() => notify('By utilities', { data: 'bg-black p-10' })}>Own notify</button>
    <Sonner position="top-left" />
    <Toaster cardProps={({ data }) => ({ className: data })} />
  </main>,
)
