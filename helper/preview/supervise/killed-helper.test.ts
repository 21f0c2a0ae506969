import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { bundledText } from '../../../tooling/bundled-text.mjs'
import { createConsole } from '../../console/index.ts'
import { createEventHub } from '../../events/index.ts'
import { childEnvironment, groupAlive, signalGroup, startLongRunning } from '../../processes/index.ts'
import { openPreviewMemory } from '../memory.ts'
import { createPreview } from '../preview.ts'
import { makeFakeSdk, transcript } from '../testing/flutter/sdk.ts'

const Recorded = z.object({ runs: z.array(z.array(z.object({ pid: z.number() }))) })

/** A helper of its own in a process of its own: the only honest way to kill one. */
const HELPER = (bundle: string, home: string, projects: readonly string[], env: object) => `
import { createPreview, openPreviewMemory } from ${JSON.stringify(pathToFileURL(bundle).href)}
let project = null
const memory = await openPreviewMemory({ home: ${JSON.stringify(home)}, onDamaged() {} })
const preview = createPreview({ previewPort: 0, sketchProgram: null, env: ${JSON.stringify(env)}, memory,
  hub: { publish() {}, subscribe: () => () => {} }, console: { add() {}, lines: () => [], flush() {} }, frameAncestors: () => [], peers: { peerOf: async () => 'this-user' },
  apiPath: async () => null,
  flutterPath: async () => project, projectDirectory: () => project, nameOfApp: (folder) => folder })
await preview.listen()
const status = () => preview.handlers.flutterStatus(undefined, AbortSignal.abort())
for (project of ${JSON.stringify(projects)}) {
  await preview.projectChanged()
  await preview.handlers.flutterStart()
  while ((await status()).value?.ready !== true) await new Promise((looked) => setTimeout(looked, 20))
}
console.log('ready')
`

test.each(['', 'ignores-term'])(
  'a helper killed with two projects running (%s): the next one ends both',
  { tags: ['P-160', 'P-407'] },
  async (switches) => {
    const base = await mkdtemp(join(tmpdir(), 'é killed '))
    onTestFinished(() => rm(base, { recursive: true, force: true, maxRetries: 3 }))
    const projects = [join(base, 'my app'), join(base, 'another app')]
    for (const project of projects) {
      await mkdir(join(project, 'lib'), { recursive: true })
      await writeFile(join(project, 'pubspec.yaml'), 'name: my_app\n')
    }
    const bin = await makeFakeSdk(join(base, 'sdk'))
    const env = {
      PATH: bin,
      HOME: base,
      FAKE_FLUTTER_TRANSCRIPT: transcript('clean-start'),
      FAKE_FLUTTER_SWITCHES: switches,
    }
    const bundle = join(base, 'preview.mjs')
    await build({
      input: join(import.meta.dirname, '..', 'index.ts'),
      plugins: [bundledText],
      platform: 'node',
      // CommonJS packages inside (write-file-atomic) ask where they are
      transform: { define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' } },
      output: { file: bundle, codeSplitting: false },
      logLevel: 'silent',
    })
    await writeFile(join(base, 'helper.mjs'), HELPER(bundle, base, projects, env))
    // A tool that still prints would end by itself once its output is not read.
    let output = ''
    const helper = startLongRunning({
      file: process.execPath,
      args: [join(base, 'helper.mjs')],
      cwd: base,
      env: childEnvironment(process.env),
      onStdout: (bytes) => (output += bytes.toString()),
      onStderr: () => undefined,
    })
    onTestFinished(() => void helper.stop())
    await vi.waitFor(() => expect(output).toContain('ready'), 10_000)
    const tools = await vi.waitFor(async () => {
      const record = Recorded.parse(JSON.parse(await readFile(join(base, 'preview.json'), 'utf8')))
      expect(record.runs).toHaveLength(2)
      return record.runs.map(([leader]) => leader?.pid ?? 0)
    }, 10_000)

    signalGroup(helper.pid ?? 0, 'SIGKILL')
    expect(await helper.ended).toEqual({ kind: 'signal', signal: 'SIGKILL' })
    expect(tools.map(groupAlive)).toEqual([true, true])

    const hub = createEventHub()
    const console = createConsole(hub)
    const next = createPreview(
      {
        previewPort: 0,
        sketchProgram: null,
        env,
        hub,
        console: console.log,
        memory: await openPreviewMemory({ home: base, onDamaged: () => undefined }),
        apiPath: async () => null,
        flutterPath: async () => projects[0] ?? null,
        projectDirectory: () => null,
        nameOfApp: (folder) => folder,
        frameAncestors: () => [],
        peers: { peerOf: async () => 'this-user' },
      },
      { timings: { terminate: 200 } },
    )
    onTestFinished(() => next.close())
    await next.listen()
    expect(tools.map(groupAlive)).toEqual([false, false])
    const reply = await console.handlers.flutterConsole()
    expect(reply).toMatchObject({
      value: { lines: [{ text: expect.stringContaining(`process ${tools.join(', ')}`) }] },
    })
    expect(await next.handlers.flutterStatus(undefined, AbortSignal.abort())).toMatchObject({
      value: { state: 'stopped', running: false },
    })
  },
)
