import type { CSSProperties, ReactNode } from 'react'
import type { Offset } from './offset.ts'
import type { Position, ToastOptions } from './toast-options.ts'

/** Options of a Toaster. */
export interface ToasterProps {
  /** Shows only toasts that name it as their `toasterId`. */
  id?: string
  /** Shows toasts in the opposite scheme. @default false */
  invert?: boolean
  /** Light, dark, or the user's system setting. @default 'light' */
  theme?: 'light' | 'dark' | 'system'
  /** Where toasts appear that don't set their own position. @default 'bottom-right' */
  position?: Position
  /** The keys that move focus to the newest toast. @default ['altKey', 'KeyT'] */
  hotkey?: string[]
  /** Tints toasts by their type. @default false */
  richColors?: boolean
  /** Expands the toasts from the start. @default false */
  expand?: boolean
  /** Display time of toasts that don't set their own, in milliseconds. @default 4000 */
  duration?: number
  /** The distance between toasts, in pixels. @default 14 */
  gap?: number
  /** How many are shown at once. @default 3 */
  visibleToasts?: number
  /** Always shows the close button, not only on hover. @default false */
  closeButton?: boolean
  /** Options for all toasts. */
  toastOptions?: ToastOptions
  /** A class for the landmark. */
  className?: string
  /** Styles for the landmark: `--normal-bg`, `--border-radius`, `--width` and the like. */
  style?: CSSProperties
  /** The distance from the edges of the window. @default '24px' */
  offset?: Offset
  /** The `offset` in windows narrower than 600 pixels. @default '16px' */
  mobileOffset?: Offset
  /** The writing direction. @default the page's */
  dir?: 'ltr' | 'rtl' | 'auto'
  /** Where a toast can be pushed off the screen, by finger, pen or mouse. @default the edges of its corner */
  swipeDirections?: ('top' | 'right' | 'bottom' | 'left')[]
  /** Your own icons; null for none. */
  icons?: {
    success?: ReactNode
    info?: ReactNode
    warning?: ReactNode
    error?: ReactNode
    loading?: ReactNode
    close?: ReactNode
  }
  /** The full name of the landmark. */
  customAriaLabel?: string
  /** The name of the landmark, to which the hotkey is added. @default 'Notifications' */
  containerAriaLabel?: string
}
