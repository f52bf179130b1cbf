import { Dialog } from '@base-ui/react/dialog'
import { Menu } from '@base-ui/react/menu'
import { Popover } from '@base-ui/react/popover'
import { Content, PageToaster, mount } from './page.tsx'
import { PageBell } from './page-bell.tsx'

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
            <PageBell />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
    <Dialog.Root modal={false}>
      <Dialog.Trigger>Open panel</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup className="box">
          <Dialog.Close>Close panel</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
    <Popover.Root>
      <Popover.Trigger>Open popover</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner>
          <Popover.Popup className="box">
            <Popover.Close>Close popover</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
    <Menu.Root modal={false}>
      <Menu.Trigger>Open menu</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner>
          <Menu.Popup className="box">
            <Menu.Item>Cut</Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
    <PageToaster />
  </>,
)
