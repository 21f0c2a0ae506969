import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { test as base } from '@playwright/test'
import { makeFakeSdk } from '../../helper/preview/testing/flutter/sdk.ts'
import { pathWithFakeUv } from '../fakes/fake-uv.ts'
import { freePorts } from '../harness/free-ports.ts'
import { WITHOUT_SDK } from '../harness/product.ts'
import { runCommand, type Running, type RunOptions } from '../harness/run-command.ts'
import { type Living, processesOf } from './processes-of.ts'

const TESTING = new URL('../../helper/preview/testing/', import.meta.url)

/** The built command in a folder of its own, with codebases, and a fake `flutter` and `uv` on its PATH. */
export interface Harness {
  readonly folder: string
  readonly home: string
  readonly project: string
  readonly flutter: string
  readonly api: string
  readonly apiPort: number
  /** First on PATH: further fakes. */
  readonly bin: string
  run(options?: RunOptions): Running
  /** All that this test started and that lives, whoever's child it is by now. */
  living(): Promise<Living[]>
  /** A program of that name, in front of everything else on PATH. */
  program(name: string, script: string): Promise<string>
}

async function setUp(folder: string, commands: Running[]): Promise<Harness> {
  // not called MOSAYGENT_..., which children do not get
  const mark = { FAULT_TEST: basename(folder) }
  const [apiPort = 0, ...own] = await freePorts(4)
  const [home, project, bin] = ['home', 'mon projet é', 'bin é'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const [flutter, api] = [join(project, 'flutter'), join(project, 'api')]
  await Promise.all(
    [join(flutter, 'lib'), join(api, 'app'), bin].map((path) => mkdir(path, { recursive: true })),
  )
  const pubspec = 'name: my_app\ndependencies:\n  flutter:\n    sdk: flutter\n'
  await writeFile(join(flutter, 'pubspec.yaml'), pubspec)
  await writeFile(join(flutter, 'lib/main.dart'), 'void main() {}\n')
  await writeFile(join(api, 'pyproject.toml'), '[project]\nname = "my-api"\n')
  await writeFile(join(api, 'app/main.py'), 'app = None\n')
  await mkdir(join(api, '.vscode'))
  const args = ['app.main:app', '--port', String(apiPort)]
  const launch = { configurations: [{ type: 'debugpy', request: 'launch', module: 'uvicorn', args }] }
  await writeFile(join(api, '.vscode/launch.json'), JSON.stringify(launch))
  const sdk = await makeFakeSdk(join(folder, 'sdk é'))
  await copyFile(new URL('transcripts/clean-start.jsonl', TESTING), join(folder, 'played.jsonl'))
  const environment = {
    ...WITHOUT_SDK,
    ...mark,
    HOME: folder,
    PATH: [bin, sdk, await pathWithFakeUv(folder)].join(delimiter),
    MOSAYGENT_HOME: home,
    FAKE_FLUTTER_TRANSCRIPT: join(folder, 'played.jsonl'),
    FAKE_FLUTTER_LOG: join(folder, 'fake.log'),
    FAKE_FLUTTER_HOLD: join(folder, 'hold'),
  }

  return {
    folder,
    home,
    project,
    flutter,
    api,
    apiPort,
    bin,
    run(options = {}) {
      const running = runCommand({
        ...options,
        env: { ...environment, ...options.env },
        ports: options.ports ?? own,
      })
      commands.push(running)
      return running
    },
    living: () => processesOf(`FAULT_TEST=${mark.FAULT_TEST}`),
    async program(called, script) {
      const file = join(bin, called)
      await writeFile(file, script, { mode: 0o755 })
      return file
    },
  }
}

/** A test with a harness; afterwards whatever is left of it is killed. */
export const test = base.extend<{ harness: Harness }>({
  // Playwright insists on a destructured first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  harness: async ({}, provide, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent fault é '))
    const commands: Running[] = []
    const harness = await setUp(folder, commands)
    await provide(harness)
    if (info.status !== info.expectedStatus)
      await info.attach('output', { body: commands.map((one) => one.output()).join('\n---\n') })
    for (const { pid } of await harness.living()) kill(pid)
    await Promise.all(commands.map((one) => one.ended))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // gone meanwhile
  }
}

export { expect } from '@playwright/test'
export type { Running } from '../harness/run-command.ts'
