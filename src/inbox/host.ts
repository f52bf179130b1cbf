// No DOM and no Node types here: what is needed of the host is said.
const host = globalThis as unknown as { structuredClone: <Value>(value: Value) => Value }

export { attempt, complain } from '../core/inside.ts'

/** A copy that nobody else can change; throws where there can be none. */
export const cloneOf = <Value>(value: Value): Value => host.structuredClone(value)
