import fc from 'fast-check'

/** What `npm test` begins at: the same cases every time, on every machine. */
const FIXED_SEED = 20_261_121
const { MOSAYGENT_FUZZ_SEED: seed, MOSAYGENT_FUZZ_SECONDS: seconds } = process.env

/**
 * Holds a property against many made-up cases: `runs` of them from a fixed seed, or as many as fit into the seconds
 * that `npm run fuzz` gives, from its seed. What fails is told with seed and path, made as small as can be.
 */
export async function fuzz<Case>(property: fc.IRawProperty<Case>, runs = 100): Promise<void> {
  await fc.assert(
    property,
    seconds === undefined
      ? { seed: FIXED_SEED, numRuns: runs }
      : {
          seed: Number(seed ?? FIXED_SEED),
          numRuns: Number.MAX_SAFE_INTEGER,
          interruptAfterTimeLimit: Number(seconds) * 1_000,
        },
  )
}
