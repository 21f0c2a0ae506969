import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { globalProcess } from './global-process.mjs'

/** The program that comes of one line. */
async function built(line) {
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : null),
    load: (id) => (id === 'entry' ? line : null),
  }
  const bundle = await rolldown({ input: 'entry', platform: 'node', plugins: [entry, globalProcess] })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output[0].code
}

test('a program that imports process gets the global one, and imports nothing', async () => {
  const line = `import own, { platform } from 'node:process'; import also from 'process'; globalThis.seen = [own, platform, also]`
  const code = await built(line)
  expect(code).not.toMatch(/\bimport\b/)
  // oxlint-disable-next-line typescript/no-implied-eval -- the program that was built is what is looked at
  new Function(code.replace(/^export.*$/m, ''))()
  expect(globalThis.seen).toEqual([process, process.platform, process])
  delete globalThis.seen
})

test('a name that is not given fails the build', async () => {
  await expect(built(`import { umask } from 'node:process'; umask()`)).rejects.toThrow('umask')
})
