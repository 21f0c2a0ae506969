import { NO_CHOICES } from '@mosaygent/contract'
import { oneTabAtATime } from '#async'
import { HelperError, call } from '#helper-client'
import {
  agreeOnChoices,
  choicesOf,
  hasUnsentChoices,
  rememberAgreed,
  sameChoices,
  sameDirectory,
  unsentChoices,
} from '#session'

const LOCK = 'mosaygent-project-choices'

/** Brings together what this browser and the helper keep for the current project. What fails is tried at the next change. */
export function syncChoices(): Promise<void> {
  return quietly(async () => {
    const { directory, choices } = await call('projectChoices')
    const project = choicesOf()
    // the other one is about to be taken over
    if (directory === null || project === null || !sameDirectory(directory, project)) return
    const agreement = agreeOnChoices(project, choices)
    if (!sameChoices(agreement.choices, choices ?? NO_CHOICES))
      await call('storeProjectChoices', { directory, choices: agreement.choices })
    agreement.reached()
  })
}

/** Gives the helper what was put away for a directory that was left. */
export function storeLeft(directory: string): Promise<void> {
  return quietly(async () => {
    const choices = unsentChoices(directory)
    if (choices === null) return
    await call('storeProjectChoices', { directory, choices })
    rememberAgreed(directory, choices)
  })
}

let scheduled = false

/** The same as `syncChoices`, once for all that is written in one go, and only if that changed a choice. */
export function syncChanged(): void {
  if (scheduled || !hasUnsentChoices()) return
  scheduled = true
  queueMicrotask(() => {
    scheduled = false
    void syncChoices()
  })
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await oneTabAtATime(LOCK, work)
  } catch (error) {
    // the browser has all of it meanwhile, as with a helper that keeps none of this
    if (!(error instanceof HelperError)) throw error
  }
}
