import { type ReactNode, type RefAttributes, useEffect, useSyncExternalStore } from 'react'
import { warnOnce } from '../parts/index.ts'
import { type Position as LogicalPosition, Toaster as View } from '../react/index.ts'
import { Card } from './card.tsx'
import { edgesOf } from './offset.ts'
import { type Place, allPlaces, arrange, watchPlaces } from './places.ts'
import { useDirection, useTheme } from './surroundings.ts'
import { type Position, isPosition } from './toast-options.ts'
import type { ToasterProps } from './toaster-props.ts'

type Corner = ['top' | 'bottom', 'left' | 'right' | 'center']

const logical = ([edge, side]: Corner, isRtl: boolean): LogicalPosition => {
  if (side === 'center') return `${edge}-center`
  return `${edge}-${(side === 'right') === isRtl ? 'start' : 'end'}`
}

/** The keys as people write them: alt+T. */
const hotkeyOf = (keys: readonly string[]): string => keys.join('+').replace(/Key|Digit/g, '')

const noPlaces: readonly Place[] = []

/**
 * sonner's `<Toaster>`, drawn by Belfry's.
 *
 * @example
 * <Toaster richColors position="top-center" />
 */
export const Toaster = (props: ToasterProps & RefAttributes<HTMLElement>): ReactNode => {
  const { id = '', theme = 'light', toastOptions, className = '' } = props
  const { hotkey = ['altKey', 'KeyT'], visibleToasts, gap = 14, style } = props
  const { containerAriaLabel = 'Notifications', ref } = props
  const position: Position = isPosition(props.position) ? props.position : 'bottom-right'
  const dir = useDirection(props.dir)
  const resolved = useTheme(theme)
  const places = useSyncExternalStore(watchPlaces, allPlaces, () => noPlaces)
  const duration = toastOptions?.duration ?? props.duration
  const keys = hotkeyOf(hotkey)

  useEffect(() => arrange(id, { position, duration }), [duration, id, position])

  if ('swipeDirections' in props) {
    warnOnce(
      'belfry/sonner: swipeDirections has no effect; a finger pushes a card off its edge, the mouse selects text.',
    )
  }

  return places
    .filter(({ toasterId }) => toasterId === id)
    .map((place) => {
      const corner = (place.position ?? position).split('-') as Corner
      return (
        <View
          key={place.position ?? ''}
          notifier={place.notifier}
          position={logical(corner, dir === 'rtl')}
          limit={Math.max(1, Math.floor(Number(visibleToasts)) || 3)}
          stack={!props.expand}
          hotkey={keys || null}
          dir={dir}
          className={`belfry-sonner-toaster ${className}`}
          style={{
            colorScheme: resolved,
            ...style,
            ...edgesOf(props.offset, props.mobileOffset, gap),
          }}
          labels={{ region: props.customAriaLabel ?? `${containerAriaLabel} ${keys}`.trim() }}
          data-sonner-toaster
          data-sonner-theme={resolved}
          data-x-position={corner[1]}
          data-y-position={corner[0]}
          {...(!place.position && ref && { ref })}
        >
          {(notification, controls) => (
            <Card toaster={props} {...{ notification, controls, corner }} />
          )}
        </View>
      )
    })
}
