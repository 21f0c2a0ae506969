import type { Answers } from '../../testing/fake-helper.ts'

/** A helper that takes no orders before this browser is paired: the system does not tell it whose page calls. */
export const NOT_PAIRED: Answers = {
  'POST /mosaygent/session/bootstrap': {
    status: 403,
    body: {
      detail: 'Not paired yet: open the pairing link that the helper’s terminal shows, in this browser.',
      code: 'pairing-needed',
    },
  },
}
