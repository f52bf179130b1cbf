// @ts-check

// The same notifications in an app that is built with Mantine anyway.
export const onTopOfMantine = 'mantine-on-top'

/**
 * What a user's code imports, by use and library.
 * @type {Record<string, Record<string, string>>}
 */
export const uses = {
  usual: {
    belfry: `
      export { notify } from 'belfry'
      export { Toaster } from 'belfry/react'
      import 'belfry/styles.css'`,
    sonner: `export { toast, Toaster } from 'sonner'`,
    'react-hot-toast': `export { toast, Toaster } from 'react-hot-toast'`,
    'react-toastify': `export { toast, ToastContainer } from 'react-toastify'`,
    notistack: `export { SnackbarProvider, enqueueSnackbar, closeSnackbar } from 'notistack'`,
    mantine: `
      export { MantineProvider } from '@mantine/core'
      export { Notifications, notifications } from '@mantine/notifications'
      import '@mantine/core/styles.css'
      import '@mantine/notifications/styles.css'`,
    [onTopOfMantine]: `
      export { Notifications, notifications } from '@mantine/notifications'
      import '@mantine/notifications/styles.css'`,
    radix: `export { Provider, Root, Title, Description, Action, Close, Viewport }
      from '@radix-ui/react-toast'`,
    'base-ui': `
      import { Toast } from '@base-ui/react/toast'
      export const manager = Toast.createToastManager()
      const { Provider, Portal, Viewport, Root, Content, Title, Description, Close } = Toast
      export { Provider, Portal, Viewport, Root, Content, Title, Description, Close }
      export const useToastManager = Toast.useToastManager`,
    'react-aria': `export { Button, Text, UNSTABLE_Toast, UNSTABLE_ToastContent,
      UNSTABLE_ToastQueue, UNSTABLE_ToastRegion } from 'react-aria-components'`,
  },
  'notify only': {
    belfry: `export { notify } from 'belfry'`,
    sonner: `export { toast } from 'sonner'`,
    'react-hot-toast': `export { toast } from 'react-hot-toast/headless'`,
    'react-toastify': `export { toast } from 'react-toastify/unstyled'`,
    notistack: `export { enqueueSnackbar, closeSnackbar } from 'notistack'`,
    mantine: `export { notifications } from '@mantine/notifications'`,
    'base-ui': `
      import { Toast } from '@base-ui/react/toast'
      export const manager = Toast.createToastManager()`,
    'react-aria': `export { ToastQueue } from 'react-stately'`,
  },
  headless: {
    belfry: `
      export { notify } from 'belfry'
      export { useShown } from 'belfry/react'`,
    sonner: `export { toast, useSonner } from 'sonner'`,
    'react-hot-toast': `export { toast, useToaster } from 'react-hot-toast/headless'`,
    'react-aria': `export { ToastQueue, useToastQueue } from 'react-stately'`,
  },
}

/**
 * What stands in the user's bundle anyway, besides React.
 * @type {Record<string, string[]>}
 */
export const givenPackages = { [onTopOfMantine]: ['@mantine/core', '@mantine/hooks'] }
