import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Content, PageToaster, mount } from './page.tsx'
import { PageBell } from './page-bell.tsx'

mount(
  <>
    <Content />
    <DialogTrigger>
      <Button>Open dialog</Button>
      <ModalOverlay isDismissable className="backdrop">
        <Modal className="modal">
          <Dialog className="box">
            <Heading slot="title">A modal of React Aria</Heading>
            <input aria-label="Inside" />
            <Button slot="close">Close dialog</Button>
            <PageBell />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
    <PageToaster />
  </>,
)
