import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startHelper } from '@mosaygent/helper'
import { expect } from 'vitest'
import { makeRecordingSdk } from '../fakes/recording-sdk.ts'
import { type Call, callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'

/** A file of a project by its path, with its text. */
export type Files = Readonly<Record<string, string>>

/** One run of the fake Flutter. */
export interface Started {
  /** The arguments of `flutter run` besides those of every run. */
  readonly args: readonly string[]
  /** What its define files held, in their order. */
  readonly values: readonly unknown[]
  /** What the helper said while it ran. */
  readonly status: Record<string, unknown>
}

/** A whole helper, and a fake Flutter that writes down how it is started. */
export interface OwnProject {
  readonly call: Call
  /** Makes a folder with the files and chooses it as the project directory; gives the folder. */
  open(files: Files): Promise<string>
  /** Asks for a change, which must be granted. */
  ask(path: string, body: object): Promise<Record<string, unknown>>
  /** Starts the app of the chosen project, waits until it runs, and stops it. */
  start(environment: string): Promise<Started>
  /** How often Flutter was started to run an app. */
  starts(): Promise<number>
  close(): Promise<void>
}

/** What every start has; the values of some are of this machine. */
const ALWAYS =
  /^(run|--machine|-d|web-server|\d+|--web-port|--web-hostname|localhost|127\.0\.0\.1|--no-web-resources-cdn|--no-version-check|--suppress-analytics)$/

export async function openOwnProject(): Promise<OwnProject> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent own é ')))
  const sdk = await makeRecordingSdk(root)
  const helper = await startHelper({
    home: join(root, 'home'),
    helperPort: 0,
    previewPort: 0,
    version: '1.2.3',
    sketchProgram: null,
    startersFolder: null,
    env: { ...process.env, FLUTTER_ROOT: sdk.root, FAKE_FLUTTER_CONTROL: String(await freePort()) },
    log: () => undefined,
  })
  const call = callsTo(`http://127.0.0.1:${helper.helperPort}/mosaygent`)
  let count = 0
  const ask = async (path: string, body: object) => {
    const { status, reply } = await call('POST', path, body)
    expect({ status, reply }).toMatchObject({ status: 200 })
    return reply
  }

  return {
    call,
    ask,
    async open(files) {
      const folder = join(root, `project é ${(count += 1)}`)
      await mkdir(folder)
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), text)
      }
      await ask('/environment/set-directory', { path: folder })
      return folder
    },
    async start(environment) {
      const before = (await sdk.runs()).length
      await ask('/flutter/start', { environment })
      const status = async () => (await call('GET', '/flutter/status')).reply
      await expect.poll(async () => (await status())['ready'], { timeout: 30_000 }).toBe(true)
      const seen = await status()
      await ask('/flutter/stop', {})
      const [run, ...more] = (await sdk.runs()).slice(before)
      expect(more).toEqual([])
      if (run === undefined) throw new Error('Flutter was not started')
      const { words, values } = run
      return { args: words.filter((word) => !ALWAYS.test(word)), values, status: seen }
    },
    starts: async () => (await sdk.runs()).length,
    async close() {
      await helper.stop()
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The files of an app that Flutter can run on the web. */
export function app(folder: string, name: string, ...entryPoints: string[]): Files {
  const at = folder === '.' ? '' : `${folder}/`
  const entries = entryPoints.length === 0 ? ['lib/main.dart'] : entryPoints
  return {
    [`${at}pubspec.yaml`]: `name: ${name}\nenvironment:\n  sdk: ^3.5.0\ndependencies:\n  flutter:\n    sdk: flutter\n`,
    [`${at}web/index.html`]: '<!DOCTYPE html><html></html>',
    ...Object.fromEntries(entries.map((entry) => [`${at}${entry}`, 'void main() {}\n'])),
  }
}

/** `.vscode/launch.json` with run configurations of Dart. */
export const launchFile = (...configurations: object[]): string =>
  JSON.stringify({
    configurations: configurations.map((one) => Object.assign({ type: 'dart', request: 'launch' }, one)),
  })
