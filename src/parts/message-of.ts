/** Returns the message of an error, or of an answer that looks like one; any other value as it is. */
export const messageOf = (value: unknown): unknown => {
  const message = (value as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message : value
}
