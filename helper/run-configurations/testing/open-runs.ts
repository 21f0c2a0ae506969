import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AppEnvironment, RequestBody } from '@mosaygent/contract'
import type { Outcome } from '../../errors/index.ts'
import { openProjectStore } from '../../projects/index.ts'
import { createRunConfigurations } from '../run-configurations.ts'

const idle = AbortSignal.abort()

/** Two apps in a project directory whose path has a space and an accent; the first one is chosen. */
export async function openRuns() {
  const base = await realpath(await mkdtemp(join(tmpdir(), 'runs é ')))
  const home = join(base, 'home')
  const directory = join(base, 'my project é')
  const app = join(directory, 'apps', 'one')
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
  await mkdir(home, { recursive: true })
  await write('apps/one/pubspec.yaml', 'name: one\n')
  await write('apps/two/pubspec.yaml', 'name: two\n')
  for (const name of ['main', 'main_dev']) await write(`apps/one/lib/${name}.dart`, 'void main() {}\n')
  const projects = await openProjectStore({ home, onDamaged: () => undefined })
  const runs = createRunConfigurations({
    home,
    env: { HOME: '/home/é' },
    projects,
    directory: () => directory,
    flutterPath: async () => app,
    changed: () => undefined,
  })
  return {
    home,
    directory,
    app,
    wanted: runs.wanted,
    prepare: runs.prepare,
    prepareOnDevice: runs.prepareOnDevice,
    write,
    launch: (...configurations: object[]) =>
      write('.vscode/launch.json', JSON.stringify({ configurations: configurations.map(asDart) })),
    list: async () => valueOf(await runs.handlers.runConfigurations(undefined, idle)),
    choose: (environment: AppEnvironment, id: string | null) =>
      runs.handlers.chooseRunConfiguration({ environment, id }, idle),
    save: (body: RequestBody<'saveRunConfiguration'>) => runs.handlers.saveRunConfiguration(body, idle),
    previewLaunchFile: (id: string) => runs.handlers.previewLaunchFile({ id }, idle),
    saveToLaunchFile: (id: string, seen?: string) =>
      runs.handlers.saveToLaunchFile(seen === undefined ? { id } : { id, seen }, idle),
    undoLaunchFile: () => runs.handlers.undoLaunchFile(undefined, idle),
    remove: () => rm(base, { recursive: true, force: true }),
  }
}

const asDart = (one: object) => ({ type: 'dart', request: 'launch', ...one })

/** The value, in a test that fails where there is none. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.detail)
  return outcome.value
}
