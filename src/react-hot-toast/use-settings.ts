import { useEffect } from 'react'
import { warnOnce } from '../parts/index.ts'
import { renewPending } from './store.ts'
import type { DefaultToastOptions, ToastPosition } from './toast-options.ts'
import { setSettings } from './toasters.ts'

/** Says what holds for all toasts of a toaster, as long as nobody says otherwise. */
export const useSettings = (
  toasterId: string,
  toastOptions: DefaultToastOptions | undefined,
  position?: ToastPosition,
): void =>
  useEffect(() => {
    if (!toastOptions && !position) return
    setSettings(toasterId, { toastOptions, position })
    renewPending(toasterId)
    if (toastOptions?.removeDelay) {
      warnOnce(
        'belfry/react-hot-toast: removeDelay has no effect; a toast leaves in a quarter of a second.',
      )
    }
  }, [position, toastOptions, toasterId])
