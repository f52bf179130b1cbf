import { Content, PageToaster, mount } from './page.tsx'

mount(
  <>
    <Content />
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a part of this very page */}
    <iframe title="Within" srcDoc="<input id=field>" />
    <PageToaster />
  </>,
)
