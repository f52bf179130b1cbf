'use client'

import type { CSSProperties } from 'react'
import { Toaster as Belfry, type ToasterProps } from 'belfry/react'

const style = {
  '--belfry-surface': 'var(--popover)',
  '--belfry-text': 'var(--popover-foreground)',
  '--belfry-edge': 'var(--border)',
  '--belfry-radius': 'var(--radius)',
} as CSSProperties

/** Shows what `notify` from `belfry` says; put it into the layout once. */
export const Toaster = (props: ToasterProps) => <Belfry style={style} {...props} />
