/**
 * How often a failed test is tried again. Beside a person: never. A whole run in CI goes through some five thousand tests on
 * two cores, and there one that fails once is tried once more and, when it passes, named at the end (`namedLines`): a
 * race is to be found and mended, and does not throw away the run that showed it.
 */
export const RETRIES = process.env.CI ? 1 : 0
