/** How long a button says what became of copying. */
export const COPY_MOMENT = 2000

/** Copies a text, and returns what to say then: a page from an insecure origin has no clipboard. */
export const copyText = async (text: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    return 'Copy it by hand'
  }
}
