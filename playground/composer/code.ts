import { callOf } from './call.ts'
import { literal } from './literal.ts'
import { STILL } from './motion.ts'
import type { Plan } from './plan.ts'

function importsOf(plan: Plan, body: string): string {
  const core = Object.keys(plan.notifier).length ? 'createNotifier' : 'notify'
  return [
    `import { ${core} } from 'belfry'`,
    ...(body.includes('placeholder(') ? ["import { placeholder } from 'belfry/media'"] : []),
    "import { Toaster } from 'belfry/react'",
    "import 'belfry/styles.css'",
  ].join('\n')
}

function pageCode({ scheme, motion }: Plan['page']): string[] {
  const lines = []
  if (scheme) lines.push(`document.documentElement.style.colorScheme = '${scheme}'`)
  if (motion) {
    lines.push(
      'const still = new CSSStyleSheet()',
      `still.replaceSync(${literal(STILL)})`,
      'document.adoptedStyleSheets.push(still)',
    )
  }
  return lines.length ? [lines.join('\n')] : []
}

const notifierCode = ({ notifier }: Plan): string[] =>
  Object.keys(notifier).length ? [`export const notify = createNotifier(${literal(notifier)})`] : []

function toasterCode({ notifier, toaster }: Plan): string {
  const props = Object.entries(toaster).map(([name, value]) => {
    if (value === true) return ` ${name}`
    return typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${literal(value)}}`
  })
  if (Object.keys(notifier).length) props.unshift(' notifier={notify}')
  const element = `<Toaster${props.join('')} />`
  return `export const App = () => ${element.length > 54 ? `(\n  ${element}\n)` : element}`
}

/** The notification's call alone. */
export function callCode({ notification }: Pick<Plan, 'notification'>): string {
  const { shorthand, given } = callOf(notification)
  const name = shorthand ? `notify.${shorthand}` : 'notify'
  const [content, options] = given
  const start = `${name}(${literal(content)}`
  return options ? `${start}, ${literal(options, '', start.length)})` : `${start})`
}

/** The TypeScript that does what the plan does: a module that exports an `App`. */
export function codeOf(plan: Plan): string {
  const body = [
    ...pageCode(plan.page),
    ...notifierCode(plan),
    toasterCode(plan),
    callCode(plan),
  ].join('\n\n')
  return `${importsOf(plan, body)}\n\n${body}\n`
}
