import './site.css'
import { chooseScheme } from './scheme.ts'
import { asksForSearch } from './search-key.ts'
import { createSearch } from './search.ts'

const MOMENT = 2000

const copy = async (button: HTMLElement): Promise<void> => {
  const code = button.closest('.code')?.querySelector('code')?.textContent ?? ''
  const isDone = await navigator.clipboard.writeText(code).then(
    () => true,
    () => false,
  )
  button.textContent = isDone ? 'Copied' : 'Press Ctrl+C'
  setTimeout(() => (button.textContent = 'Copy'), MOMENT)
}

const open = createSearch(document.documentElement.dataset.root ?? './')

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy], [data-search]')
  if (button?.matches('[data-search]')) open()
  else if (button) void copy(button)
})
document.addEventListener('keydown', (event) => {
  if (!asksForSearch(event)) return
  event.preventDefault()
  open()
})
const scheme = document.querySelector<HTMLButtonElement>('button[data-scheme]')
if (scheme) chooseScheme(scheme)
// What only works with a script appears with it.
for (const button of document.querySelectorAll<HTMLElement>(
  '[data-copy], [data-search], [data-scheme]',
)) {
  button.hidden = false
}

// Whoever reads comes first: examples run once the page has been painted.
if (document.querySelector('[data-live]')) {
  requestAnimationFrame(() => {
    setTimeout(() => void import('./live.tsx').then(({ runLive }) => runLive()))
  })
}
