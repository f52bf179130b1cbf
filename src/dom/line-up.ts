import type { Life } from './life.ts'

/**
 * Lines up with what other views in the document have for the same purpose, those of other copies of
 * this major version too. Returns all of them, in the order in which they came.
 */
export const lineUp = <Member>(
  document: Document,
  purpose: string,
  member: Member,
  { onEnd }: Life,
): readonly Member[] => {
  const shared = document as unknown as Record<symbol, Member[]>
  const line = (shared[Symbol.for(`belfry@1 ${purpose}`)] ??= [])
  line.push(member)
  onEnd(() => line.splice(line.indexOf(member), 1))
  return line
}
