import type { ReactElement, RefObject } from 'react'
import { useDescription } from '../../parts/index.ts'

interface PanelHeadingProps {
  readonly id: string
  readonly element: RefObject<HTMLHeadingElement | null>
  /** How many items are unread, in words. */
  readonly description: string
  readonly children: string
}

/** The heading of the panel, which gets focus when that opens: it is described before, as its child. */
export const PanelHeading = ({
  id,
  element,
  description,
  children,
}: PanelHeadingProps): ReactElement => (
  <h2
    className="belfry-inbox-heading"
    id={id}
    tabIndex={-1}
    {...useDescription(element, description)}
  >
    {children}
  </h2>
)
