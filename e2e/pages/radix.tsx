import * as Dialog from '@radix-ui/react-dialog'
import { Content, PageToaster, mount } from './page.tsx'
import { PageBell } from './page-bell.tsx'

mount(
  <>
    <Content />
    <Dialog.Root>
      <Dialog.Trigger>Open dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="backdrop" />
        <Dialog.Content className="modal" aria-describedby={undefined}>
          <div className="box">
            <Dialog.Title>A modal of Radix</Dialog.Title>
            <input aria-label="Inside" />
            <Dialog.Close>Close dialog</Dialog.Close>
            <PageBell />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
    <PageToaster />
  </>,
)
