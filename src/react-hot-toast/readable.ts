import type { Toast } from './toast-options.ts'

/** A message that can be drawn: an error, or whatever else React refuses, becomes its words. */
export const readable = (message: Toast['message']): Toast['message'] => {
  const given: unknown = message
  if (typeof given !== 'object' || given === null) return message
  if ('$$typeof' in given || Symbol.iterator in given || 'then' in given) return message
  return String('message' in given ? given.message : given)
}
