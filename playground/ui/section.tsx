import type { ReactElement, ReactNode } from 'react'

interface SectionProps {
  readonly id: string
  readonly title: string
  /** One sentence under the title. */
  readonly lead: string
  readonly children: ReactNode
}

/** A part of the page that the menu leads to. */
export const Section = ({ id, title, lead, children }: SectionProps): ReactElement => (
  <section className="section" id={id} aria-labelledby={`${id}-title`}>
    <header className="section-head">
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{lead}</p>
    </header>
    {children}
  </section>
)
