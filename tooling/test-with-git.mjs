import { rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runStep, toolScript } from './run-step.mjs'
import { readTally, vitestTally } from './tally.mjs'

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
export async function testWithGit(root, bin) {
  const report = join(root, '.cache/reports/vitest-git.json')
  // an earlier run's report must not be counted for this one
  await rm(report, { force: true })
  const args = ['run', '--project', 'helper', ...FILES]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await runStep(process.execPath, [toolScript(root, 'vitest', 'vitest.mjs'), ...args, ...reporters], {
    cwd: root,
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  })
  return readTally(report, vitestTally)
}
