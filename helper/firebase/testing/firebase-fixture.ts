import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import type { HelperEvent, RequestBody } from '@mosaygent/contract'
import { createEventHub } from '../../events/index.ts'
import { createJobBoard, type JobBoard } from '../../jobs/index.ts'
import { openProjectStore } from '../../projects/index.ts'
import { createFirebase, type Firebase, type FirebaseDeps } from '../firebase.ts'
import type { FilesChange } from '../project-named.ts'

const Call = z.object({ args: z.array(z.string()), cwd: z.string() })

/** What the fake `firebase` says to arguments that begin so. */
export interface FakeAnswer {
  readonly when: string
  /** In the tool's own document, with exit code 0. */
  readonly result?: unknown
  readonly error?: string
  readonly stdout?: string
  readonly stderr?: string
  /** What it leaves in its debug log. */
  readonly log?: string
  readonly code?: number
  /** Waits until this file is in the fixture's folder. */
  readonly gate?: string
}

/** For tests: the Firebase feature over an app in a temporary folder and a program called `firebase`. */
export interface FirebaseFixture {
  readonly root: string
  readonly app: string
  readonly home: string
  /** The chosen project directory. */
  readonly chosen: { directory: string | null }
  readonly env: NodeJS.ProcessEnv
  readonly jobs: JobBoard
  readonly events: HelperEvent[]
  readonly notices: string[]
  /** What was reported as written by the helper, by the path in the app. */
  readonly written: Map<string, string>
  /** Whether a preview runs, as far as this feature is told. */
  running: boolean
  /** What it reported of new bytes, oldest first. */
  readonly changes: FilesChange[]
  /** The app's folder, as this feature gets it. */
  flutterPath: () => Promise<string | null>
  firebase: Firebase
  /** Puts such a `firebase` on PATH. */
  install(answers: readonly FakeAnswer[]): Promise<void>
  /** Another program on PATH, as lines of a shell. */
  program(name: string, lines: string): Promise<void>
  calls(): Promise<{ args: string[]; cwd: string }[]>
  write(files: Readonly<Record<string, string | Buffer>>): Promise<void>
  /** Every file of the app with its bytes. */
  snapshot(): Promise<Record<string, string>>
  /** As a new start of the helper does it. */
  restart(): Promise<void>
  remove(): Promise<void>
}

export async function createFirebaseFixture(more: NodeJS.ProcessEnv = {}): Promise<FirebaseFixture> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é firebase ')))
  const bin = join(root, 'bin')
  const home = join(root, 'home')
  const app = join(root, 'my app é')
  for (const folder of [bin, home, app, join(root, 'user')]) await mkdir(folder)
  const hub = createEventHub()
  const events: HelperEvent[] = []
  hub.subscribe(({ event }) => events.push(event))
  const jobs = createJobBoard(hub)
  const notices: string[] = []
  const written = new Map<string, string>()
  const env: NodeJS.ProcessEnv = { PATH: bin, HOME: join(root, 'user'), FAKE_ROOT: root, ...more }
  const chosen: { directory: string | null } = { directory: root }
  const openDeps = async (): Promise<FirebaseDeps> => ({
    home,
    projects: await openProjectStore({ home, onDamaged: (path) => notices.push(path) }),
    directory: () => chosen.directory,
    env,
    hub,
    jobs,
    notice: (text) => notices.push(text),
    onDamaged: (path) => notices.push(path),
    flutterPath: () => fixture.flutterPath(),
    wrote: async (path, content) => void written.set(path, content.toString('utf8')),
    filesChanged(files) {
      fixture.changes.push(files)
      return fixture.running
    },
    usual: [],
  })
  const fixture: FirebaseFixture = {
    root,
    app,
    home,
    chosen,
    env,
    jobs,
    events,
    notices,
    written,
    running: false,
    changes: [],
    flutterPath: () => Promise.resolve(app),
    firebase: await createFirebase(await openDeps()),
    async install(answers) {
      const fake = join(import.meta.dirname, 'fake-firebase.mjs')
      const version = { when: '--version', stdout: '15.34.2\n' }
      await writeFile(join(root, 'answers.json'), JSON.stringify([...answers, version]))
      await cp(fake, join(root, 'fake-firebase.mjs'))
      await fixture.program(
        'firebase',
        `exec "${process.execPath}" "${join(root, 'fake-firebase.mjs')}" "$@"`,
      )
    },
    program: (name, lines) => writeFile(join(bin, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 }),
    async calls() {
      const text = await readFile(join(root, 'calls.jsonl'), 'utf8').catch(() => '')
      const all = text.split('\n').filter((line) => line !== '')
      return all.map((line) => Call.parse(JSON.parse(line))).filter(({ args }) => args[0] !== '--version')
    },
    async write(files) {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(app, path)), { recursive: true })
        await writeFile(join(app, path), content)
      }
    },
    async snapshot() {
      const entries = await readdir(app, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')))
      return Object.fromEntries(
        files.map((file, index) => [file.slice(app.length + 1), contents[index] ?? '']),
      )
    },
    async restart() {
      fixture.firebase = await createFirebase(await openDeps())
    },
    async remove() {
      await fixture.firebase.close()
      await jobs.close()
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return fixture
}

export type FetchBody = RequestBody<'fetchFirebaseConfigs'>
