import { Content, PageToaster, mount } from './page.tsx'

const root = document.getElementById('root')!.attachShadow({ mode: 'open' })
const styles = document.createElement('link')
styles.rel = 'stylesheet'
styles.href = '/shadow.css'
const place = document.createElement('div')
root.append(styles, place)

mount(
  <>
    <Content />
    <dialog id="dialog" aria-label="In the shadow">
      <button type="button">Inside</button>
    </dialog>
    <PageToaster />
  </>,
  place,
)
