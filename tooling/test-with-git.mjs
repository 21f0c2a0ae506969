import { delimiter } from 'node:path'
import { runUnitTests } from './unit-tests.mjs'

/** What a repository that somebody prepared, or an ordinary one, may make git do. */
const FILES = [
  'helper/tools/git/call.test.ts',
  'helper/tools/git/neutral-environment.test.ts',
  'helper/tools/git/status.test.ts',
  'helper/workspace/git/git-actions.test.ts',
  'helper/workspace/git/hostile-repository.test.ts',
  'helper/workspace/git/ordinary-repository.test.ts',
  'helper/workspace/git/unpacked-links.test.ts',
  'helper/workspace/git/unpacked-memory.test.ts',
  'helper/workspace/git/unpacked-pipes.test.ts',
  'helper/workspace/git/unpacked-settings.test.ts',
]

/** Runs the tests of repositories with another git than the machine's: `bin` is the folder with it. Gives the tally. */
export const testWithGit = (root, bin) =>
  runUnitTests(root, {
    name: 'vitest-git',
    args: ['--project', 'helper', ...FILES],
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  })
