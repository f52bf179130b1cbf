import { useEffect } from 'react'
import { refuse } from './refuse.ts'
import type { DefaultToastOptions, ToastPosition } from './toast-options.ts'
import { setSettings } from './toasters.ts'

/** Says what holds for all toasts of a toaster, as long as nobody says otherwise. */
export const useSettings = (
  toasterId: string,
  toastOptions: DefaultToastOptions | undefined,
  position?: ToastPosition,
): void =>
  useEffect(() => {
    if (toastOptions || position) setSettings(toasterId, { toastOptions, position })
    if (toastOptions?.removeDelay) refuse('removeDelay')
  }, [position, toastOptions, toasterId])
