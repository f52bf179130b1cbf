// @ts-check

/** What one item may take; what takes longer is reported so, not dropped. */
export const limitSeconds = 30

export class OverLimit extends Error {
  constructor() {
    super(`over ${limitSeconds} s`)
  }
}

/**
 * @template Value
 * @param {Promise<Value>} work
 * @returns {Promise<Value>}
 */
export async function withinLimit(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new OverLimit()), limitSeconds * 1000)
  })
  try {
    return /** @type {Value} */ (await Promise.race([work, limit]))
  } finally {
    clearTimeout(timer)
  }
}
