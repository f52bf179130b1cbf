// @ts-check

/**
 * Who is measured. `package` says where the version is read; `note` how it is set up, where its
 * documentation leaves a choice.
 * @typedef {{ name: string, package: string, note: string }} Library
 * @type {Record<string, Library>}
 */
export const libraries = {
  belfry: {
    name: 'Belfry',
    package: 'belfry',
    note: '`<Toaster />` and its stylesheet; 3 shown, the rest wait',
  },
  'belfry-in-order': {
    name: 'Belfry, in order',
    package: 'belfry',
    note: "the same with `overflow: 'oldest-first'`: the rest wait their turn, as in notistack",
  },
  sonner: {
    name: 'sonner',
    package: 'sonner',
    note: '`<Toaster />`; 3 visible, all of them in the DOM',
  },
  'react-hot-toast': {
    name: 'react-hot-toast',
    package: 'react-hot-toast',
    note: '`<Toaster />`; keeps the newest 20 and drops the rest',
  },
  'react-toastify': {
    name: 'react-toastify',
    package: 'react-toastify',
    note: '`<ToastContainer />`; no limit',
  },
  notistack: {
    name: 'notistack',
    package: 'notistack',
    note: '`<SnackbarProvider>`; 3 shown, the rest wait',
  },
  mantine: {
    name: 'Mantine',
    package: '@mantine/notifications',
    note: '`<Notifications />` in `<MantineProvider>`, both stylesheets; 5 shown, the rest wait',
  },
  radix: {
    name: 'Radix',
    package: '@radix-ui/react-toast',
    note: 'a `Toast.Root` for each entry in a React state; no limit; our plain stylesheet',
  },
  'base-ui': {
    name: 'Base UI',
    package: '@base-ui/react',
    note: 'a global toast manager; 3 visible, all of them in the DOM; our plain stylesheet',
  },
  'react-aria': {
    name: 'React Aria',
    package: 'react-aria-components',
    note: 'a global `ToastQueue`; no limit; our plain stylesheet',
  },
}

export const libraryIds = Object.keys(libraries)

/** @param {string} id */
export const isOurs = (id) => libraries[id]?.package === 'belfry'
