// @ts-check
import { notify } from 'belfry'
import { startDemo } from 'belfry/demo'

notify.observe((change) => {
  const { type, title } = change.notification
  const what = change.type === 'closed' ? `- ${change.reason}` : `+ ${type}`
  const queued = `${notify.size()} queued`
  console.log(`${what.padEnd(12)} ${queued.padEnd(10)} ${title}`)
})

console.log('Random notifications, live. Ctrl+C ends it.\n')
const stop = startDemo(notify, { every: 1500 })
const impatient = setInterval(() => {
  const [oldest] = notify.list()
  if (oldest) notify.dismiss(oldest.id)
}, 4000)

if (!process.stdout.isTTY) {
  setTimeout(() => {
    stop()
    clearInterval(impatient)
    notify.clear()
  }, 20_000)
}
