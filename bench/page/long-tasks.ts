import { delay } from './frames.ts'

// What the web calls blocking is what a task takes beyond this.
const harmless = 50
const quietTime = 300

const tasks: PerformanceEntry[] = []
const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
observer.observe({ type: 'longtask' })

const end = (task: PerformanceEntry | undefined) => (task ? task.startTime + task.duration : 0)

/** Waits until the main thread has had no long task for a while. */
async function quiet() {
  do {
    await delay(quietTime)
    tasks.push(...observer.takeRecords())
  } while (performance.now() - end(tasks.at(-1)) < quietTime)
}

/** How long the main thread was blocked since then, counted when it has come to rest. */
export async function blockingSince(start: number): Promise<number> {
  await quiet()
  return tasks
    .filter((task) => end(task) > start)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - harmless), 0)
}
