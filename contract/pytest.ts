import * as z from 'zod/mini'
import { TestRun } from './checks.ts'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Message } from './message.ts'

const Name = z.string().check(z.maxLength(4096))

/** Ours: the tests of the developer's API. */
export const pytestEndpoints = {
  /** How the tests of the chosen project's API ended last; `codebase` null: there is none. */
  apiTests: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/api/tests`,
    body: null,
    reply: () => z.object({ codebase: z.nullable(z.string()), tests: z.nullable(TestRun) }),
    fallback: 'Failed to read the results of the API’s tests',
  }),
  /**
   * `pytest` in the API's environment, with the values of Development: a job of kind `pytest`; answers when it has ended,
   * also where tests failed. With file and name of a test of the last run that one is run alone, and takes its place.
   */
  apiTest: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/api/test`,
    body: () => z.strictObject({ test: z.optional(z.strictObject({ file: Name, name: Name })) }),
    reply: () => Message,
    fallback: 'Failed to run the tests of the API',
  }),
}
