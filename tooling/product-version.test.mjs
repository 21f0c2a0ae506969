import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { billOfMaterials } from './sbom.mjs'
import { productVersion } from './product-version.mjs'

const read = (path) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')
const PRODUCT_VERSION = productVersion()
const WORKSPACES = ['contract', 'helper', 'sketch', 'dashboard', 'launcher', 'e2e']

test('the version is said in the root package.json alone, and npm’s lockfile and the bill follow it', async () => {
  const lock = JSON.parse(await read('package-lock.json'))
  expect([lock.version, lock.packages[''].version]).toEqual([PRODUCT_VERSION, PRODUCT_VERSION])
  expect(billOfMaterials(lock).metadata.component.version).toBe(PRODUCT_VERSION)
  for (const name of WORKSPACES) {
    const { version, dependencies = {} } = JSON.parse(await read(`${name}/package.json`))
    expect([name, version, lock.packages[name].version]).toEqual([name, undefined, undefined])
    const ours = Object.entries(dependencies).filter(([one]) => one.startsWith('@mosaygent/'))
    expect(ours.filter(([, wanted]) => wanted !== '*')).toEqual([])
  }
  expect(await read('python-api/pyproject.toml')).toContain('version = "0.0.0"')
})

test('the first line of the readme runs the file of this version', async () => {
  const named = [...(await read('README.md')).matchAll(/mosaygent-(\d\S*)\.tgz/g)].map(
    ([, version]) => version,
  )
  expect(new Set(named)).toEqual(new Set([PRODUCT_VERSION]))
})
