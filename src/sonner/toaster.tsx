import { type CSSProperties, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { Toaster as View } from '../react/index.ts'
import { logicalPosition, useDirection, warnOnce } from '../parts/index.ts'
import { Card } from './card.tsx'
import { type Offset, edgesOf } from './offset.ts'
import { places, setDuration } from './places.ts'
import type { Position, ToastOptions } from './toast-options.ts'

/** How toasts are displayed. */
export interface ToasterProps {
  /** Shows only toasts that name it as their `toasterId`. */
  id?: string
  invert?: boolean
  /** @default 'light' */
  theme?: 'light' | 'dark' | 'system'
  /** @default 'bottom-right' */
  position?: Position
  /** The keys that lead to the newest toast. @default ['altKey', 'KeyT'] */
  hotkey?: string[]
  richColors?: boolean
  /** Spreads the toasts from the beginning. @default false */
  expand?: boolean
  /** @default 4000 */
  duration?: number
  /** @default 14 */
  gap?: number
  /** @default 3 */
  visibleToasts?: number
  closeButton?: boolean
  toastOptions?: ToastOptions
  className?: string
  style?: CSSProperties
  /** @default '24px' */
  offset?: Offset
  /** @default '16px' */
  mobileOffset?: Offset
  dir?: 'ltr' | 'rtl' | 'auto'
  icons?: {
    success?: ReactNode
    info?: ReactNode
    warning?: ReactNode
    error?: ReactNode
    loading?: ReactNode
    close?: ReactNode
  }
  customAriaLabel?: string
  /** @default 'Notifications' */
  containerAriaLabel?: string
}

const MODIFIERS = /^(alt|ctrl|meta|shift)Key$/

const hotkeyOf = (keys: readonly string[]): string =>
  keys.map((key) => key.replace(MODIFIERS, '$1').replace(/^(Key|Digit)/, '')).join('+')

const darkQuery = '(prefers-color-scheme: dark)'

const useTheme = (theme: 'light' | 'dark' | 'system'): 'light' | 'dark' => {
  const isDark = useSyncExternalStore(
    (listener) => {
      const query = globalThis.matchMedia?.(darkQuery)
      query?.addEventListener('change', listener)
      return () => query?.removeEventListener('change', listener)
    },
    () => globalThis.matchMedia?.(darkQuery).matches ?? false,
    () => false,
  )
  if (theme !== 'system') return theme
  return isDark ? 'dark' : 'light'
}

/**
 * sonner's `<Toaster>`, drawn by Belfry's.
 *
 * @example
 * <Toaster richColors position="top-center" />
 */
export const Toaster = (props: ToasterProps): ReactNode => {
  const { id = '', position = 'bottom-right', theme = 'light', toastOptions } = props
  const { hotkey = ['altKey', 'KeyT'], visibleToasts = 3, gap = 14, className, style } = props
  const dir = useDirection(props.dir)
  const resolved = useTheme(theme)
  const all = useSyncExternalStore(places.watchPlaces, places.allPlaces, places.allPlaces)
  const duration = toastOptions?.duration ?? props.duration

  useLayoutEffect(() => {
    setDuration(id, duration)
    places.placeFor(id)
  }, [duration, id])

  if ('swipeDirections' in props) {
    warnOnce(
      'belfry/sonner: swipeDirections has no effect; a finger pushes a card off its edge, the mouse selects text.',
    )
  }

  return all
    .filter(({ toasterId }) => toasterId === id)
    .map((place) => {
      const corner = place.position ?? position
      const [y, x] = corner.split('-')
      return (
        <View
          key={place.position ?? ''}
          notifier={place.notifier}
          position={logicalPosition(corner, dir)}
          limit={visibleToasts}
          stack={!props.expand}
          hotkey={hotkeyOf(hotkey)}
          dir={dir}
          className={className ? `belfry-sonner-toaster ${className}` : 'belfry-sonner-toaster'}
          style={{
            colorScheme: resolved,
            ...edgesOf(props.offset, props.mobileOffset, gap),
            ...style,
          }}
          labels={{ region: props.customAriaLabel ?? props.containerAriaLabel }}
          data-sonner-toaster=""
          data-sonner-theme={resolved}
          data-x-position={x}
          data-y-position={y}
        >
          {(notification, controls) =>
            notification.data && (
              <Card toast={notification.data} toaster={props} controls={controls} />
            )
          }
        </View>
      )
    })
}
