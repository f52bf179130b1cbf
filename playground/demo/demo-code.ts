import { literal } from '../composer/literal.ts'

/** The TypeScript that does what the buttons do. */
export function demoCode(every: number, seed: number | undefined): string {
  const given = seed === undefined ? {} : { seed }
  const one = seed === undefined ? '' : literal(given)
  return `import { notify } from 'belfry'
import { randomNotification, startDemo } from 'belfry/demo'

notify(randomNotification(${one}))

const stop = startDemo(notify, ${literal({ every, ...given })})
setTimeout(stop, 60_000)
`
}
