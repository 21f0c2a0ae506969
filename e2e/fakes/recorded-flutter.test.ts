import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { makeFakeSdk } from '../../helper/preview/testing/flutter/sdk.ts'
import { recordedFlutter } from './recorded-flutter.ts'

/** Says something on both streams, answers a request by its words, and ends with 7. */
const TOOL = `
process.stdout.write('[{"event":"daemon.connected","params":{"version":"0.6.1"}}]\\nLaunching é\\n')
process.stderr.write('a warning\\n')
if (process.argv[2] !== 'run') process.exit(0)
process.stdin.once('data', (line) => process.stdout.write('[{"id":1,"result":' + line.length + '}]', () => process.exit(7)))
`

async function recordedTool() {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent recorder é '))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'tool.mjs'), TOOL)
  const bin = await makeFakeSdk(join(folder, 'sdk'), '3.41.2', pathToFileURL(join(folder, 'tool.mjs')))
  const recorded = await recordedFlutter(join(folder, 'recordings/life'), bin)
  if (recorded === null) throw new Error('There is an SDK')
  onTestFinished(() => recorded.dispose())
  return { flutter: join(recorded.root, 'bin/flutter'), recordings: join(folder, 'recordings') }
}

test.skipIf(process.platform === 'win32')(
  'a run of flutter is written down as it is replayed, and changes nothing of it',
  async () => {
    const { flutter, recordings } = await recordedTool()
    const child = spawn(flutter, ['run', '--machine'], { stdio: 'pipe' })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    const closed = once(child, 'close')
    await once(child.stdout, 'data')
    child.stdin.write('[{"id":1,"method":"app.stop"}]\n')
    expect(await closed).toEqual([7, null])
    expect(said).toBe(
      '[{"event":"daemon.connected","params":{"version":"0.6.1"}}]\nLaunching é\n[{"id":1,"result":31}]',
    )
    const [name = ''] = await readdir(recordings)
    const steps: unknown[] = (await readFile(join(recordings, name), 'utf8'))
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    const wait = expect.any(Number)
    expect(steps[0]).toEqual({ wait, args: ['run', '--machine'] })
    expect(steps.at(-1)).toEqual({ wait, exit: 7 })
    // the two streams have no order between them
    expect(steps).toHaveLength(7)
    expect(steps).toEqual(
      expect.arrayContaining([
        { wait, json: { event: 'daemon.connected', params: { version: '0.6.1' } } },
        { wait, out: 'Launching é' },
        { wait, err: 'a warning' },
        { wait, expect: { id: 1, method: 'app.stop' } },
        { wait, json: { id: 1, result: 31 } },
      ]),
    )
  },
)

test.skipIf(process.platform === 'win32')(
  'other commands go to the tool, and are not written down',
  async () => {
    const { flutter, recordings } = await recordedTool()
    const { stdout } = await promisify(execFile)(flutter, ['--version'])
    expect(stdout).toContain('Launching é')
    expect(await readdir(recordings)).toEqual([])
  },
)

test('without an SDK there is nothing to record', async () => {
  expect(await recordedFlutter('/nowhere', '')).toBeNull()
})
