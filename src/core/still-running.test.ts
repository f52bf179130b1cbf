import { expect, test } from 'vitest'
import { runProgram } from '../program.model.ts'

// A process of its own: a test runner would catch what ends one.
const program = `
  import { createNotifier, report } from './src/core/index.ts'

  const bad = [undefined, null, '', 0, NaN, true, 5n, Symbol('s'), () => {}, {}, [], new Date(NaN),
    -5, 'javascript:alert(1)', { get title() { throw new Error('getter') } },
    { type: 'video' }, { label: '' }, Object.create(null)]
  const fields = ['id', 'title', 'message', 'type', 'duration', 'timestamp', 'media', 'action', 'key',
    'pending', 'dismissible', 'priority', 'category', 'silent', 'keep', 'onClose', 'data', 'render']
  console.error = () => {}

  const notify = createNotifier()
  const id = notify('kept', { id: 'kept', duration: 0 })
  for (const value of bad) {
    for (const add of [notify, notify.info, notify.success, notify.warning, notify.error]) {
      add(value)
      add('a', value)
    }
    notify.update(id, value)
    notify.update(value, value)
    notify.dismiss(value)
    notify.act(value)
    notify.perform(value)
    notify.remaining(value)
    notify.hold(value)()
    for (const field of fields) {
      notify({ title: 'a', [field]: value })
      notify('a', { [field]: value })
      notify.update(id, { [field]: value })
    }
    notify.promise(Promise.resolve(), value)
    notify.promise(Promise.reject(new Error('work')), value).catch(() => {})
    notify.promise(value, { loading: value, success: value, error: value, signal: value })
      .catch(() => {})
    notify.promise(() => Promise.reject(new Error('work')),
      { loading: 'a', success: () => value, error: () => value, signal: undefined })
    report.error(value)
    report.warning(value)
    report.info(value)
  }
  setTimeout(() => console.log('still running, ' + notify.size() + ' queued'), 1000)
`

test('in plain Node every bad input is accepted, and the process still runs a second later', async () => {
  const written = await runProgram('still-running', program)
  expect(written).toMatch(/^still running, \d+ queued/)
})
