let prefix = ''
let count = 0

/** An id that is unique in this process and, but for a vanishing chance, anywhere else. */
export function createId(): string {
  prefix ||= `${Math.random().toString(36).slice(2)}-`
  return prefix + (++count).toString(36)
}
