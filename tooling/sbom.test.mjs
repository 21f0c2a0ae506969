import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { billOfMaterials } from './sbom.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'))
const lock = await read('package-lock.json')
const { components } = billOfMaterials(lock)

describe('F41 the bill of materials', () => {
  test.each(['contract', 'dashboard', 'helper', 'launcher', 'sketch'])(
    'names each package that %s depends on, with version and licence',
    async (workspace) => {
      const { dependencies } = await read(`${workspace}/package.json`)
      for (const [name, version] of Object.entries(dependencies)) {
        if (name.startsWith('@mosaygent/')) continue
        const installed = await read(`node_modules/${name}/package.json`)
        const named = components.filter((one) => one.name === name && one.version === version)
        expect([name, named.map(({ licenses }) => licenses)]).toEqual([
          name,
          [[{ license: { id: installed.license } }]],
        ])
      }
    },
  )

  test.each(['launcher', 'sketch'])(
    'names every package whose code is in the bundle of the %s',
    async (bundle) => {
      const { default: config } = await import(`../${bundle}/rolldown.config.mjs`)
      const names = new Set()
      for (const { output, ...input } of [config].flat()) {
        const built = await rolldown({ ...input, logLevel: 'silent' })
        for (const chunk of (await built.generate({ format: output.format ?? 'esm' })).output)
          for (const id of chunk.moduleIds ?? []) {
            const [, name] = /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(id) ?? []
            if (name !== undefined) names.add(name.replace('\\', '/'))
          }
        await built.close()
      }
      expect(names.size).toBeGreaterThan(0)
      expect([...names].filter((name) => !components.some((one) => one.name === name))).toEqual([])
    },
    60_000,
  )

  test('names the icons, whose package only tests install: they are copied into the sources', () => {
    const { dev, version } = lock.packages['node_modules/lucide-react']
    expect(dev).toBe(true)
    expect(components).toContainEqual(expect.objectContaining({ name: 'lucide-react', version }))
  })

  test('names what the build puts in of itself', async () => {
    const { dependencies } = await read('package.json')
    for (const name of ['rolldown', 'tailwindcss', 'vite'])
      expect(components).toContainEqual(expect.objectContaining({ name, version: dependencies[name] }))
  })

  test('gives each a licence, and the checksum of the lockfile', () => {
    expect(components.length).toBeGreaterThan(40)
    for (const one of components) {
      expect(JSON.stringify(one.licenses)).toMatch(/"(id|expression)":"[A-Za-z0-9]/)
      expect(one.hashes).toMatchObject([
        { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
      ])
    }
  })

  test('is the same bytes each time, without time or serial number, and without what only tests need', () => {
    const text = JSON.stringify(billOfMaterials(lock))
    expect(JSON.stringify(billOfMaterials(structuredClone(lock)))).toBe(text)
    expect(text).not.toMatch(/timestamp|serialNumber|pkg:npm\/vitest/)
  })
})

test('F40 no package runs a script when it is installed', async () => {
  expect((await readFile(join(root, '.npmrc'), 'utf8')).split('\n')).toContain('ignore-scripts=true')
})
