/** Removes the oldest entries beyond a limit. */
export function trim(given: Set<string> | Map<string, unknown>, most: number): void {
  for (const id of given.keys()) {
    if (given.size <= most) return
    given.delete(id)
  }
}
