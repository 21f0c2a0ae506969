import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { packageManifest } from './package-manifest.mjs'

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
