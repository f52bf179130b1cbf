'use client'

export type { RenderCard } from './custom-card.tsx'
export type { Labels } from './labels.ts'
export { Toaster, type ToasterProps } from './toaster.tsx'
export { useNotifications, useShown } from './use-notifications.ts'
export type { Position } from '../dom/index.ts'
