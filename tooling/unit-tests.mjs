import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { RETRIES } from './retries.mjs'
import { runStep, toolScript } from './run-step.mjs'
import { readTally, vitestTally } from './tally.mjs'

/**
 * Test files that take ten seconds and more each: they run with the real suites, so that `npm test` stays short. Each
 * holds a bound (memory, growth, a race, a full disk) whose rule has a quick test in `npm test` as well, or goes through a
 * list of programs' ways (each answer of Firebase, each ending of Flutter) of which others try some.
 */
export const SLOW_FILES = [
  'e2e/attacks/foreign-files.test.ts',
  'helper/file-transaction/transaction-race.mocks.test.ts',
  'helper/firebase/fetch-answers.test.ts',
  'helper/firebase/full-disk.test.ts',
  'helper/foreign-files/readers.test.ts',
  'helper/preview/ends.test.ts',
  'helper/preview/errors/fold-many.test.ts',
  'helper/preview/supervise/killed-helper.test.ts',
  'helper/preview/switches.test.ts',
  'helper/testing/growth.test.ts',
  'helper/workspace/git/ordinary-repository.test.ts',
  'helper/workspace/git/unpacked-links.test.ts',
  'helper/workspace/git/unpacked-memory.test.ts',
  'helper/workspace/git/unpacked-pipes.test.ts',
  'helper/workspace/git/unpacked-settings.test.ts',
  'sketch/evaluate/many-steps.test.ts',
  'sketch/project/large-files.test.ts',
]

/** Options that leave the slow files out: patterns are matched within each workspace. */
export const withoutSlowFiles = SLOW_FILES.map((file) => `--exclude=**/${file.split('/').slice(1).join('/')}`)

/**
 * Runs tests that need no browser. Gives the tally.
 * @param {string} root
 * @param {{ name: string, args?: readonly string[], env?: NodeJS.ProcessEnv, node?: string }} what `name`: of the
 * report; `node`: another one than ours
 */
export async function runUnitTests(root, { name, args = [], env = process.env, node = process.execPath }) {
  const report = join(root, `.cache/reports/${name}.json`)
  // an earlier run's report must not be counted for this one
  await rm(report, { force: true })
  const retry = `--retry=${RETRIES}`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await runStep(node, [toolScript(root, 'vitest', 'vitest.mjs'), 'run', retry, ...args, ...reporters], {
    cwd: root,
    env,
  })
  return readTally(report, vitestTally)
}
