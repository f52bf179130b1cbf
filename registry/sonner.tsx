'use client'

import type { CSSProperties } from 'react'
import { Toaster as Sonner, type ToasterProps } from 'belfry/sonner'

const style = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': 'var(--radius)',
} as CSSProperties

/** Shows what `toast` from `belfry/sonner` says; put it into the layout once. */
export const Toaster = (props: ToasterProps) => (
  <Sonner theme="system" className="toaster group" style={style} {...props} />
)
