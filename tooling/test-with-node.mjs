import { ensureNode } from './ensure-node.mjs'
import { runUnitTests } from './unit-tests.mjs'

/** What another Node may change: programs and signals, sockets and HTTP, files, threads. All of it would take minutes. */
const PARTS = [
  'launcher',
  'helper/async/',
  'helper/file-transaction/',
  'helper/foreign-files/',
  'helper/http/',
  'helper/peer/',
  'helper/ports/',
  'helper/preview/gateway/join-answer',
  'helper/process-registry/',
  'helper/processes/',
  'helper/project-files/',
  'helper/redaction/',
  'helper/state/',
]

/** In the line of versions, each with what is left out there, and why. */
const LINES = [
  { version: '22.23.3', leftOut: [] },
  {
    version: '24.21.0',
    leftOut: ['foreign-files/foreign-files.test.ts'],
    why: 'a thread at the end of its memory ends the whole process there (docs/platforms.md)',
  },
]

/** Runs unit tests of helper and launcher under the Nodes that users have besides ours. Gives the tallies. */
export async function testWithNodes(root) {
  const tallies = []
  for (const { version, leftOut, why } of LINES) {
    const node = await ensureNode(root, version)
    if (node === null) {
      console.log(`Skipped: unit tests under Node ${version}: the registry has none for this system`)
      continue
    }
    for (const file of leftOut) console.log(`Skipped: ${file} under Node ${version}: ${why}`)
    const args = ['--project', 'helper', '--project', 'launcher', ...PARTS]
    const exclude = leftOut.map((file) => `--exclude=**/${file}`)
    tallies.push(
      await runUnitTests(root, { name: `vitest-node-${version}`, args: [...args, ...exclude], node }),
    )
  }
  return tallies
}
