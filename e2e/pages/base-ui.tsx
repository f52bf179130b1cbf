import { Dialog } from '@base-ui/react/dialog'
import { Content, PageToaster, mount } from './page.tsx'

mount(
  <>
    <Content />
    <Dialog.Root>
      <Dialog.Trigger>Open dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="modal">
          <div className="box">
            <Dialog.Title>A modal of Base UI</Dialog.Title>
            <input aria-label="Inside" />
            <Dialog.Close>Close dialog</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
    <PageToaster />
  </>,
)
