import { Content, PageToaster, mount } from './page.tsx'

mount(
  <>
    <Content />
    <iframe title="Within" src="/plain" sandbox="allow-scripts" />
    <PageToaster />
  </>,
)
