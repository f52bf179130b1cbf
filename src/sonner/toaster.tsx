import type { CSSProperties, ReactElement, RefAttributes } from 'react'
import { isCorner, logicalPosition, useDirection, usePlaces, withRoom } from '../parts/index.ts'
import { Toaster as View } from '../react/index.ts'
import { Card } from './card.tsx'
import { edges, offsetsOf } from './offset.ts'
import { toasts } from './state.ts'
import type { ToasterProps } from './toaster-props.ts'
import { useTheme } from './use-theme.ts'

const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'

/**
 * sonner's `<Toaster>`, rendered by Belfry's.
 *
 * @example
 * <Toaster richColors position="top-center" />
 */
export const Toaster = (props: ToasterProps & RefAttributes<HTMLElement>): ReactElement => {
  const {
    id = '',
    theme = 'light',
    toastOptions,
    className = '',
    hotkey = ['altKey', 'KeyT'],
    visibleToasts = 3,
    gap = 14,
    containerAriaLabel = 'Notifications',
    ref,
  } = props
  const position = isCorner(props.position) ? props.position : 'bottom-right'
  const resolved = useTheme(theme)
  const direction = useDirection(props.dir)
  const duration = toastOptions?.duration ?? props.duration
  const places = usePlaces(toasts, id, { position, duration })
  const keys = hotkey.join('+').replace(/Key|Digit/g, '')

  const viewOf = (place: (typeof places)[number]) => {
    const { notifier } = place
    const corner = place.position ?? position
    const [y, x] = corner.split('-')
    const where = { 'data-y-position': y, 'data-x-position': x }
    return (
      <View
        key={place.position ?? ''}
        notifier={notifier}
        position={logicalPosition(corner, direction)}
        limit={Math.max(1, Math.floor(visibleToasts) || 3)}
        stack={!props.expand}
        hotkey={keys || null}
        dir={direction()}
        className={`bf-sonner-toaster ${className}`}
        style={{
          colorScheme: resolved,
          fontFamily: FONT,
          ...edges,
          margin: 'var(--bf-room)',
          ...withRoom(props.style, '24px'),
          ...({ '--belfry-gap': `${gap}px` } as CSSProperties),
          ...offsetsOf(props.offset, props.mobileOffset),
        }}
        aria-label={props.customAriaLabel ?? `${containerAriaLabel} ${keys}`.trim()}
        data-sonner-toaster
        data-sonner-theme={resolved}
        data-swipe={props.swipeDirections?.join(' ') ?? `${y} ${x}`}
        {...where}
        {...(!place.position && ref && { ref })}
      >
        {(notification, controls) => (
          <Card toaster={props} {...{ notification, notifier, controls, where }} />
        )}
      </View>
    )
  }

  return <>{places.map(viewOf)}</>
}
