import { Content, PageToaster, mount } from './page.tsx'

mount(
  <>
    <Content />
    <PageToaster />
  </>,
)
