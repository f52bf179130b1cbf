import 'belfry/inbox.css'
import 'belfry/styles.css'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { modules } from 'virtual:live'

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function'

const run = async (block: HTMLElement): Promise<void> => {
  const exported = await modules[block.dataset.live ?? '']?.()
  const stage = block.querySelector('[data-stage]')
  const Example = Object.values(exported ?? {}).find(isComponent)
  if (!stage || !Example) return
  createRoot(stage).render(
    <StrictMode>
      <Example />
    </StrictMode>,
  )
}

/** Runs every live block of the page: its first exported component appears above its code. */
export const runLive = async (): Promise<void> => {
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-live]')].map(run))
}
