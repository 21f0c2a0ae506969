import { refuse, type Outcome } from './problem.ts'

/**
 * The honest answer of a call that this version of the helper does not carry out yet. Nothing is done and nothing
 * is pretended; the dashboard shows the sentence.
 */
export async function notAvailableYet(what: string): Promise<Outcome<never>> {
  return refuse('not-available-yet', `${what} is not part of this version of the helper yet.`)
}
