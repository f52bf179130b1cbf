// @ts-check

/**
 * Whose notification centres are measured. `package` says where the version is read, `note` what is
 * imported and what that brings; `code` is what a user's code imports.
 * @typedef {{ name: string, package: string, note: string, code: string }} Centre
 * @type {Record<string, Centre>}
 */
export const centres = {
  belfry: {
    name: 'Belfry',
    package: 'belfry',
    note: 'inbox, its store, `<Bell>` and the stylesheet, with everything they need from the core; no server',
    code: `
      export { createInbox } from 'belfry/inbox'
      export { createBrowserStore } from 'belfry/browser'
      export { Bell } from 'belfry/inbox/react'
      import 'belfry/inbox.css'`,
  },
  'belfry-with-toasts': {
    name: 'Belfry, with its toasts',
    package: 'belfry',
    note: 'the same, `notify`, `<Toaster>` and their stylesheet',
    code: `
      export { notify } from 'belfry'
      export { Toaster } from 'belfry/react'
      export { createInbox } from 'belfry/inbox'
      export { createBrowserStore } from 'belfry/browser'
      export { Bell } from 'belfry/inbox/react'
      import 'belfry/styles.css'
      import 'belfry/inbox.css'`,
  },
  novu: {
    name: 'Novu',
    package: '@novu/react',
    note: '`<Inbox>`: bell, panel and preferences, for its own server',
    code: `export { Inbox } from '@novu/react'`,
  },
  knock: {
    name: 'Knock',
    package: '@knocklabs/react',
    note: 'provider, feed, button and popover, its stylesheet, for its own server',
    code: `
      export { KnockProvider, KnockFeedProvider, NotificationIconButton, NotificationFeedPopover }
        from '@knocklabs/react'
      import '@knocklabs/react/dist/index.css'`,
  },
  courier: {
    name: 'Courier',
    package: '@trycourier/courier-react',
    note: '`<CourierInboxPopupMenu>`, for its own server; includes toasts and preferences',
    code: `export { CourierInboxPopupMenu, useCourier } from '@trycourier/courier-react'`,
  },
  magicbell: {
    name: 'MagicBell',
    package: '@magicbell/react',
    note: 'provider and `<FloatingInbox>`, its stylesheet, for its own server',
    code: `
      export { default as Provider } from '@magicbell/react/context-provider'
      export { default as FloatingInbox } from '@magicbell/react/floating-inbox'
      import '@magicbell/react/styles/floating-inbox.css'`,
  },
  'react-toastify': {
    name: 'react-toastify',
    package: 'react-toastify',
    note: 'its toasts and the hook `useNotificationCenter`: no bell, no panel, no store',
    code: `
      export { toast, ToastContainer } from 'react-toastify'
      export { useNotificationCenter } from 'react-toastify/notification-center'`,
  },
}

/** Who can be opened without a server: only their times can be measured. */
export const openable = ['belfry', 'react-toastify']
