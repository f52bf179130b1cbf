import type { CSSProperties, FC } from 'react'
import {
  isCorner,
  logicalPosition,
  useDirection,
  usePlaces,
  warnOnce,
  withRoom,
} from '../parts/index.ts'
import { Toaster as View } from '../react/index.ts'
import { Card } from './card.tsx'
import { DEFAULT_TOASTER, TOAST_LIMIT, toasts } from './store.ts'
import type { ToasterProps } from './toaster-props.ts'

/** Positioned by its edges, as users expect, with room for shadows; wide cards are measured by it. */
const edges: CSSProperties = {
  top: 16,
  right: 16,
  bottom: 16,
  left: 16,
  margin: -16,
  containerType: 'inline-size',
}

/** As wide as its content, at its Toaster's side. */
const fitting: CSSProperties = { width: 'fit-content', marginInline: 'var(--bf-sides)' }

/** What users draw has the whole row, and what is beside it can be clicked. */
const through: CSSProperties = { pointerEvents: 'none' }

/**
 * react-hot-toast's `<Toaster>`, rendered by Belfry's.
 *
 * @example
 * <Toaster position="bottom-center" toastOptions={{ duration: 3000 }} />
 */
export const Toaster: FC<ToasterProps> = (props) => {
  const { toastOptions, containerClassName = '', gutter = 8 } = props
  const toasterId = props.toasterId || DEFAULT_TOASTER
  const given = toastOptions?.position ?? props.position
  const position = isCorner(given) ? given : 'top-center'
  const direction = useDirection()
  const places = usePlaces(toasts, toasterId, { toastOptions, position })

  warnOnce(
    'belfry/react-hot-toast: reverseOrder has no effect; the guide to switching says why.',
    () => props.reverseOrder,
  )

  return places.map((place) => (
    <View
      key={place.position ?? ''}
      notifier={place.notifier}
      position={logicalPosition(place.position ?? position, direction)}
      limit={TOAST_LIMIT}
      className={`bf-hot-toaster ${containerClassName}`}
      style={{
        ...edges,
        ...({ '--belfry-gap': `${gutter}px` } as CSSProperties),
        ...withRoom(props.containerStyle, '16px'),
      }}
      cardProps={({ data }) => ({
        style: data?.type === 'custom' || props.children ? through : fitting,
      })}
      data-rht-toaster={props.toasterId || ''}
    >
      {({ data, id, title }, controls) =>
        data && (
          <Card
            toast={data}
            id={id}
            words={title}
            toaster={props}
            notifier={place.notifier}
            controls={controls}
          />
        )
      }
    </View>
  ))
}
