import type { ReactElement } from 'react'

/** The sign of the house: a bell tower, whose bell swings when `swing` changes. */
export const Mark = ({ swing = 0 }: { readonly swing?: number }): ReactElement => (
  <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M16 .8 29.5 11v3.2H27V31h-3.5V18a7.5 7.5 0 0 0-15 0v13H5V14.2H2.5V11Z" />
    <g key={swing} className={swing ? 'mark-bell mark-swing' : 'mark-bell'}>
      <path d="M16 13.2a4.6 4.6 0 0 1 4.6 4.6v4.2l1.9 2.8H9.5l1.9-2.8v-4.2a4.6 4.6 0 0 1 4.6-4.6Z" />
      <circle cx="16" cy="26.6" r="1.8" />
    </g>
  </svg>
)
