import './site.css'
import { COPY_MOMENT, copyText } from './copy-text.ts'
import { applyScheme, schemes, storedScheme, storeScheme } from './scheme.ts'
import { asksForSearch } from './search-key.ts'
import { createSearch } from './search.ts'
import { wordsOf } from './words-of.ts'

const status = document.createElement('span')
status.className = 'unseen'
status.role = 'status'
document.body.append(status)

const copy = async (button: HTMLElement): Promise<void> => {
  const code = button.closest('.code')?.querySelector('code')?.textContent ?? ''
  const words = await copyText(code)
  button.textContent = words
  status.textContent = words
  setTimeout(() => {
    button.textContent = 'Copy'
    status.textContent = ''
  }, COPY_MOMENT)
}

const open = createSearch(document.documentElement.dataset.root ?? './')

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy], [data-search]')
  const isForAddress = button?.dataset.search === 'address'
  if (button?.matches('[data-search]')) open(isForAddress ? wordsOf(location.pathname) : undefined)
  else if (button) void copy(button)
})
document.addEventListener('keydown', (event) => {
  if (!asksForSearch(event)) return
  event.preventDefault()
  open()
})

const choice = document.querySelector('[data-scheme]')
for (const radio of choice?.querySelectorAll('input') ?? []) {
  radio.checked = radio.value === storedScheme()
}
choice?.addEventListener('change', ({ target }) => {
  const chosen = schemes.find((scheme) => scheme === (target as HTMLInputElement).value) ?? 'auto'
  storeScheme(chosen)
  applyScheme(chosen)
})
applyScheme(storedScheme())

// The page that is read is in sight in the menu, too; one that is there already stays where it is.
const menu = document.querySelector<HTMLElement>('#menu')
const current = menu?.querySelector<HTMLElement>('[aria-current]')
if (menu && current && current.offsetTop > menu.clientHeight / 2) {
  menu.scrollTop = current.offsetTop - menu.clientHeight / 3
}

// Whoever reads comes first: examples run once the page has been painted.
if (document.querySelector('[data-live]')) {
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    paints.disconnect()
    void import('./live.tsx').then(({ runLive }) => runLive())
  })
  paints.observe({ type: 'paint', buffered: true })
}
