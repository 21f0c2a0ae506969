import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { AppEnvironment } from '@mosaygent/contract'
import { onTestFinished } from 'vitest'
import type { ProjectSettings } from '../../projects/index.ts'
import { findApiTools } from '../environments/tools.ts'
import { type LaunchPlace, prepareCommand, readLaunch } from '../read-launch.ts'

interface Shape {
  /** Files of the project by path, below a folder with a space and an accent. */
  readonly files: Readonly<Record<string, string>>
  /** Where the API is; absent: the project itself. */
  readonly api?: string
  /** The programs that are installed. */
  readonly tools?: readonly string[]
  readonly settings?: Partial<ProjectSettings>
  readonly env?: NodeJS.ProcessEnv
}

/** An environment as Python makes one. */
export const environmentAt = (folder: string) => ({
  [`${folder}/pyvenv.cfg`]: 'home = /usr/bin\n',
  [`${folder}/bin/python`]: '',
})

/** Packages in such an environment, as installers leave them. */
export const packagesAt = (folder: string, ...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [`${folder}/lib/python3.12/site-packages/${name}.dist-info/METADATA`, '']),
  )

/** A project on the disk, and what is recognised of its API. */
export async function projectShape({ files, api = '.', tools = ['uv'], settings, env = {} }: Shape) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent api é ')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const directory = join(folder, 'mon projet')
  const bin = join(folder, 'bin')
  const put = async (path: string, text: string) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  for (const [name, text] of Object.entries(files)) await put(join(directory, name), text)
  for (const tool of tools) {
    await put(join(bin, tool), '#!/bin/sh\n')
    await chmod(join(bin, tool), 0o755)
  }
  const own = { HOME: folder, PATH: bin, ...env }
  const codebase = api === '.' ? directory : join(directory, api)
  const place: LaunchPlace = {
    codebase,
    directory,
    env: own,
    tools: await findApiTools(own),
    settings: { directory, opened_at: null, ...settings },
  }
  const launch = await readLaunch(place)
  const start = (environment: AppEnvironment = 'development') => prepareCommand(launch, place, environment)
  return { folder, directory, codebase, bin, place, launch, start }
}
