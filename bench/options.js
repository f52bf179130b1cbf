// @ts-check
import { parseArgs } from 'node:util'

const parts = ['sizes', 'queue', 'browser', 'inbox', 'relay']

const usage = `node bench/run.js [options]
  --only ${parts.join('|')}   measures this part alone
  --libraries a,b             measures these libraries alone; writes no document
  --quick                     one round; to try the harness, not to quote
  --report                    writes the document from the figures that are there`

/** What the command line asks for. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      libraries: { type: 'string' },
      quick: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || (values.only && !parts.includes(values.only))) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return {
    parts: values.report ? [] : values.only ? [values.only] : parts,
    libraries: values.libraries?.split(','),
    quick: values.quick,
  }
}
