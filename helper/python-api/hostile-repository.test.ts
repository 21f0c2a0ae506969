import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lackingPackages } from './environments/lacking-packages.ts'
import { environmentAt, packagesAt, projectShape } from './testing/project-shape.ts'

const launch = (...configurations: object[]) => ({
  'main.py': 'from fastapi import FastAPI\n\napp = FastAPI()\n',
  '.vscode/launch.json': JSON.stringify({
    configurations: configurations.map((one) => Object.assign({ type: 'debugpy', request: 'launch' }, one)),
  }),
})

test.each([
  ['words', { module: 'uvicorn', args: ['runserver', ...Array.from({ length: 3_000 }, () => 'a')] }],
  ['characters', { module: 'uvicorn', args: ['x'.repeat(30_000)] }],
  // more than a call of a function takes arguments
  ['variables that nobody knows', { module: 'uvicorn', args: ['${a}'.repeat(200_000)] }],
  ['files with values', { module: 'uvicorn', envFile: Array.from({ length: 3_000 }, () => '.env') }],
])('a command with too many %s is passed over and said, and the others are there', async (_, long) => {
  const files = launch({ name: 'long', ...long }, { name: 'good', module: 'uvicorn', args: ['main:app'] })
  const { launch: found } = await projectShape({ files })
  expect(found.commands.map(({ name }) => name)).not.toContain('long')
  expect(found.used?.name).toBe('good')
  expect(found.files).toEqual([{ file: '.vscode/launch.json', note: '“long” is longer than any command.' }])
})

test('a variable of the process with a hundred thousand unknown names breaks nothing', async () => {
  const env = { A: '${a}'.repeat(200_000) }
  const { launch: found } = await projectShape({ files: launch({ name: 'one', module: 'uvicorn', env }) })
  expect(found.commands.find(({ name }) => name === 'one')?.problem).toBe('Only the editor knows ${a}.')
})

test.skipIf(process.platform === 'win32')(
  'links of an environment to a large folder are not followed: it has the packages of its own folder',
  async () => {
    const files = { ...environmentAt('.venv'), ...packagesAt('.venv', 'fastapi-0.120.0') }
    const { directory } = await projectShape({ files })
    const venv = join(directory, '.venv')
    await mkdir(join(directory, 'large', 'site-packages'), { recursive: true })
    await writeFile(join(directory, 'large', 'site-packages', 'flask-3.0.dist-info'), '')
    for (let minor = 20; minor < 40; minor += 1)
      await symlink('../../large', join(venv, 'lib', `python3.${minor}`))
    expect(await lackingPackages(venv, ['fastapi', 'flask'])).toEqual({ names: ['flask'], all: false })
  },
)
