import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { packageManifest, readmeOf } from './package-manifest.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'))

test('the package has the version of the root and nothing to fetch, run or publish', async () => {
  const launcher = await read('launcher/package.json')
  const manifest = packageManifest(launcher)
  expect(manifest).toMatchObject({
    name: 'mosaygent',
    version: (await read('package.json')).version,
    private: true,
    license: 'UNLICENSED',
    bin: { mosaygent: 'mosaygent.mjs' },
    engines: { node: '>=20.19' },
  })
  for (const field of ['dependencies', 'optionalDependencies', 'peerDependencies', 'scripts'])
    expect(manifest).not.toHaveProperty(field)
})

test('the commands in its readme name the file of this version', async () => {
  const text = await readFile(join(root, 'launcher/README.md'), 'utf8')
  const readme = readmeOf(text, '1.2.3-é')
  expect(readme).toContain('\nnpx ./mosaygent-1.2.3-é.tgz\n')
  expect(readme).toContain('`npm install --global ./mosaygent-1.2.3-é.tgz`')
  expect(readme).not.toContain('VERSION')
})
