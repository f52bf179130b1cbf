let prefix = ''
let count = 0

const randomPart = (): string => Math.random().toString(36).slice(2)

/** An id that is unique in this process and, but for a chance of one in 2¹⁰⁰, anywhere else. */
export function createId(): string {
  prefix ||= `${randomPart()}${randomPart()}-`
  return prefix + (++count).toString(36)
}
