// @ts-check
/**
 * A child process whose answers are awaited one by one.
 * @param {import('node:child_process').ChildProcess} child
 */
export function createAnswers(child) {
  /** @type {any[]} */
  const came = []
  /** @type {((answer: any) => void)[]} */
  const awaited = []
  child.on('message', (answer) => {
    const take = awaited.shift()
    if (take) take(answer)
    else came.push(answer)
  })
  return {
    /** @returns {Promise<any>} */
    next: () =>
      came.length > 0
        ? Promise.resolve(came.shift())
        : new Promise((resolve, reject) => {
            awaited.push(resolve)
            child.once('exit', (code) => reject(new Error(`A process ended with ${code}.`)))
          }),
  }
}
