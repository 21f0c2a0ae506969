import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bundledText } from '../../../tooling/bundled-text.mjs'
import {
  childEnvironment,
  findExecutable,
  groupAlive,
  signalGroup,
  startLongRunning,
} from '../../processes/index.ts'
import { contentOf, createTemporaryProject, namesIn, slowGit } from '../testing/temporary-project.ts'

const signal = new AbortController().signal

/** A helper of its own in a process of its own: the only honest way to kill one. */
const HELPER = (bundle: string, deps: { home: string }, project: string) => `
import { createJobBoard, createTakeOvers, createWorkspace, openProjectStore } from ${JSON.stringify(pathToFileURL(bundle).href)}
const hub = { publish() {}, subscribe: () => () => {} }
const projects = await openProjectStore({ home: ${JSON.stringify(deps.home)} })
const deps = { ...${JSON.stringify(deps)}, notice() {}, logGit() {}, previewRunning: () => false, apiRunning: async () => false,
  hub, jobs: createJobBoard(hub), projects, takeOvers: createTakeOvers(projects) }
const { handlers } = await createWorkspace(deps)
await handlers.setDirectory({ path: ${JSON.stringify(project)} })
await handlers.cloneApi()
`

test(
  'a helper that is killed while it clones leaves nothing once it is started again, and clones',
  { tags: 'P-053' },
  async () => {
    const t = await createTemporaryProject()
    onTestFinished(() => t.remove())
    const source = await t.repository('source', { 'pyproject.toml': '[project]' })
    const gate = join(t.root, 'gate')
    const real = (await findExecutable('git', process.env)) ?? 'git'
    await t.program('git', slowGit(real, ['Receiving objects:  50% (1/2)'], gate, join(t.root, 'pid')))
    const bundle = join(t.root, 'workspace.mjs')
    const parts = ['../index.ts', '../../jobs/index.ts', '../../projects/index.ts'].map((part) =>
      join(import.meta.dirname, part),
    )
    const entry = join(t.root, 'entry.ts')
    await writeFile(entry, parts.map((part) => `export * from ${JSON.stringify(part)}\n`).join(''))
    await build({
      input: entry,
      plugins: [bundledText],
      platform: 'node',
      // CommonJS packages inside (write-file-atomic) ask where they are
      transform: { define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' } },
      output: { file: bundle, codeSplitting: false },
      logLevel: 'silent',
    })
    const config = { apiRepository: source }
    const deps = { home: t.home, startersFolder: null, config, env: t.env }
    await writeFile(join(t.root, 'helper.mjs'), HELPER(bundle, deps, t.project))
    const helper = startLongRunning({
      file: process.execPath,
      args: [join(t.root, 'helper.mjs')],
      cwd: t.root,
      env: childEnvironment(process.env),
      onStdout: () => undefined,
      onStderr: () => undefined,
    })
    onTestFinished(() => void helper.stop())
    const git = await vi.waitFor(async () => {
      const pid = Number(await contentOf(join(t.root, 'pid')))
      expect(pid).toBeGreaterThan(0)
      // the record names git's process, so that the next start can end it
      const [record = ''] = await namesIn(join(t.home, 'clones'))
      expect(await contentOf(join(t.home, 'clones', record))).toContain(`"git":${pid}`)
      return pid
    }, 10_000)

    signalGroup(helper.pid ?? 0, 'SIGKILL')
    expect(await helper.ended).toEqual({ kind: 'signal', signal: 'SIGKILL' })
    expect(groupAlive(git)).toBe(true)
    expect(await namesIn(t.project)).toEqual([expect.stringMatching(/^\.api\.partial-/)])

    const again = await t.open(config)
    expect(await namesIn(t.project)).toEqual([])
    expect(await namesIn(join(t.home, 'clones'))).toEqual([])
    await vi.waitFor(() => expect(groupAlive(git)).toBe(false), 30_000)
    await writeFile(gate, '')
    expect(await again.handlers.cloneApi(undefined, signal)).toMatchObject({ ok: true })
  },
)
