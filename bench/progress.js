// @ts-check

const started = Date.now()

const elapsed = () => {
  const seconds = Math.round((Date.now() - started) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * One line that renews itself on a terminal, a line each in a log.
 * @param {string} line
 */
export function progress(line) {
  const text = `${elapsed()}  ${line}`
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${text}`)
  else console.log(text)
}
