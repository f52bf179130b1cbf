import type { CSSProperties, ReactNode } from 'react'
import type { Offset } from './offset.ts'
import type { Position, ToastOptions } from './toast-options.ts'

/** How toasts are displayed. */
export interface ToasterProps {
  /** Shows only toasts that name it as their `toasterId`. */
  id?: string
  /** Shows toasts in the opposite scheme. @default false */
  invert?: boolean
  /** Light, dark, or what the user's system says. @default 'light' */
  theme?: 'light' | 'dark' | 'system'
  /** Where toasts stand that do not say so themselves. @default 'bottom-right' */
  position?: Position
  /** The keys that lead to the newest toast. @default ['altKey', 'KeyT'] */
  hotkey?: string[]
  /** Tints toasts by their type. @default false */
  richColors?: boolean
  /** Spreads the toasts from the beginning. @default false */
  expand?: boolean
  /** How long toasts stay that do not say so themselves, in milliseconds. @default 4000 */
  duration?: number
  /** The distance between toasts, in pixels. @default 14 */
  gap?: number
  /** How many are shown at once. @default 3 */
  visibleToasts?: number
  /** Shows the close button always, and not only to those who point at a toast. @default false */
  closeButton?: boolean
  /** What holds for every toast. */
  toastOptions?: ToastOptions
  /** A class for the landmark. */
  className?: string
  /** Styles for the landmark: `--normal-bg`, `--border-radius`, `--width` and the like. */
  style?: CSSProperties
  /** The distance from the edges of the window. @default '24px' */
  offset?: Offset
  /** The same where the window is narrower than 600 pixels. @default '16px' */
  mobileOffset?: Offset
  /** The direction of writing. @default the page's */
  dir?: 'ltr' | 'rtl' | 'auto'
  /** Signs of one's own; null for none. */
  icons?: {
    success?: ReactNode
    info?: ReactNode
    warning?: ReactNode
    error?: ReactNode
    loading?: ReactNode
    close?: ReactNode
  }
  /** The name of the landmark, whole. */
  customAriaLabel?: string
  /** The name of the landmark, to which the hotkey is added. @default 'Notifications' */
  containerAriaLabel?: string
}
