import { describeSystemFailure, type Problem } from '../errors/index.ts'

/** What a refusal of the system means while a setting is written into our folder; null for what is not expected. */
export function describeSettingsFailure(error: unknown, home: string): Problem | null {
  return describeSystemFailure(error, {
    'not-permitted': {
      code: 'path-not-accessible',
      detail: `The helper may not write its settings in ${home}. Change the permissions of that folder, then try again.`,
    },
    gone: {
      code: 'path-not-found',
      detail: `${home}, the folder of the helper’s settings, does not exist any more. Start the helper again.`,
    },
  })
}
