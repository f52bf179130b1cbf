import { beforeAll } from 'vitest'

// A second, which Testing Library waits by itself, is too short on a busy machine. Most tests have no
// document, and do without the library.
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 15_000 })
})
