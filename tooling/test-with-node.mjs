import { ensureNode } from './ensure-node.mjs'
import { runUnitTests } from './unit-tests.mjs'

/** What another Node may change: programs and signals, sockets and HTTP, files. All of it would take minutes. */
const PARTS = [
  'launcher',
  'helper/async/',
  'helper/file-transaction/',
  'helper/foreign-files/',
  'helper/http/',
  'helper/operating-system/',
  'helper/peer/',
  'helper/ports/',
  'helper/preview/gateway/forward-plain',
  'helper/process-registry/',
  'helper/process-table/',
  'helper/processes/',
  'helper/project-files/',
  'helper/redaction/',
  'helper/state/',
  'e2e/attacks/foreign-files',
]

const VERSIONS = ['22.23.3', '24.21.0']

/** Runs unit tests of helper and launcher under the Nodes that users have besides ours. Gives the tallies. */
export async function testWithNodes(root) {
  const tallies = []
  for (const version of VERSIONS) {
    const node = await ensureNode(root, version)
    if (node === null) {
      console.log(`Skipped: unit tests under Node ${version}: the registry has none for this system`)
      continue
    }
    const projects = ['helper', 'launcher', 'attacks'].flatMap((name) => ['--project', name])
    tallies.push(
      await runUnitTests(root, { name: `vitest-node-${version}`, args: [...projects, ...PARTS], node }),
    )
  }
  return tallies
}
