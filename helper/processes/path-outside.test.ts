import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { childEnvironment, findExecutable, withPathOutside } from './index.ts'

let root: string
let project: string
let bin: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é path ')))
  project = join(root, 'mon projet é')
  bin = join(root, 'bin')
  for (const folder of [join(project, 'bin'), bin]) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'git'), '#!/bin/sh\n', { mode: 0o755 })
  }
})
afterEach(() => rm(root, { recursive: true }))

const pathOf = (...entries: string[]) => entries.join(delimiter)

test('a program is never taken from the project, also by a link, and also not by what we start', async () => {
  await symlink(join(project, 'bin'), join(root, 'link'))
  let folder: string | null = null
  const PATH = pathOf('.', '', 'bin', join(project, 'bin'), join(root, 'link'), bin)
  const env = withPathOutside({ PATH, HOME: root, LANG: 'C' }, () => folder)
  expect(await findExecutable('git', env)).toBe(join(project, 'bin', 'git'))
  folder = project
  expect(await findExecutable('git', env)).toBe(join(bin, 'git'))
  expect(childEnvironment(env)).toEqual({ PATH: bin, HOME: root, LANG: 'C' })
  // another one is chosen
  folder = bin
  expect(await findExecutable('git', env)).toBe(join(project, 'bin', 'git'))
})

test('a folder that only begins alike, and one that holds the home, take nothing away', () => {
  const beside = `${project}-tools`
  expect(withPathOutside({ PATH: beside, HOME: root }, () => project)).toMatchObject({ PATH: beside })
  const own = join(root, '.local', 'bin')
  expect(withPathOutside({ PATH: own, HOME: root }, () => root)).toMatchObject({ PATH: own })
})

test('Windows’ own spelling of the variable is kept, and none is made up', () => {
  expect({
    ...withPathOutside({ Path: pathOf(join(project, 'bin'), bin), HOME: root }, () => project),
  }).toEqual({
    Path: bin,
    HOME: root,
  })
  expect(withPathOutside({ HOME: root }, () => project)).toEqual({ HOME: root })
})
