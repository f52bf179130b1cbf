/** How often a property is tried: all of it in the long run, a tenth of it in the usual one. */
export const runs = (all: number): { numRuns: number; seed: number } => ({
  numRuns: process.env.BELFRY_LONG ? all : Math.ceil(all / 10),
  seed: 20_261_116,
})
