import { DISK_FULL, type Outcome, refuse, succeed, systemCode, systemFailureOf } from '../errors/index.ts'
import type { SwapRecord } from './journal.ts'
import { type SwapRequest, swapFiles } from './transaction.ts'

/** Gives files of the app new bytes, all or none. What the disk refuses is expected; the old bytes are back by then. */
export async function writeFiles(request: SwapRequest): Promise<Outcome<SwapRecord>> {
  const outcome = await keep(() => swapFiles(request))
  if (!outcome.ok) return outcome
  switch (outcome.value.kind) {
    case 'swapped':
      return succeed(outcome.value.record)
    case 'changed':
      return changedMeanwhile(outcome.value.path)
    case 'moved':
      return refuse(
        'file-changed',
        `The folder of ${outcome.value.path} was replaced by somebody else meanwhile, so nothing was changed. Look at it, then try again.`,
      )
  }
}

/** Writes something that is there whole or not at all; what the disk refuses is a value. */
export async function keep<T>(write: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return succeed(await write())
  } catch (error) {
    const code = systemCode(error)
    const failure = code === 'EBUSY' ? 'not-permitted' : systemFailureOf(error)
    if (failure === 'disk-full')
      return refuse('disk-full', `${DISK_FULL.detail} The old files are untouched.`)
    if (failure === 'not-permitted')
      return refuse(
        'path-not-accessible',
        `The files could not be written (${code}). The old files are untouched.`,
      )
    throw error
  }
}

export const changedMeanwhile = (path: string) =>
  refuse('file-changed', `${path} was changed by somebody else meanwhile, so nothing was touched.`)
