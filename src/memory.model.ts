import { runProgram } from './program.model.ts'

const inUse = `
  const inUse = () => {
    gc()
    gc()
    return process.memoryUsage().heapUsed
  }
`

/**
 * Runs a program, which may call `inUse()`, and returns the number of bytes that it wrote. It has its
 * own process: only there can everything that nobody needs be collected.
 */
export const measureMemory = async (name: string, source: string): Promise<number> =>
  Number(await runProgram(`memory-${name}`, inUse + source, '--expose-gc'))
