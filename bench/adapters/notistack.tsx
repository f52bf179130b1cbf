import { type SnackbarKey, SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack'
import type { Adapter } from './adapter.ts'

// `closeSnackbar()` closes those on screen and lets the waiting ones follow: to clear, name each.
let keys: SnackbarKey[] = []

export const adapter: Adapter = {
  Setup: ({ children }) => <SnackbarProvider>{children}</SnackbarProvider>,
  show(title, duration) {
    const time = duration === Infinity ? { persist: true } : { autoHideDuration: duration }
    keys.push(enqueueSnackbar(title, time))
  },
  clear() {
    for (const key of keys) closeSnackbar(key)
    keys = []
  },
  card: '.notistack-Snackbar',
}
