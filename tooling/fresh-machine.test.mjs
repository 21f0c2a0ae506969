import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const tooling = dirname(fileURLToPath(import.meta.url))
let folder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent fresh é '))
  await cp(tooling, join(folder, 'tooling'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// These commands install the packages themselves, so what they read before that may need none.
test.each(['start.mjs', 'test.mjs', 'test-real.mjs', 'test-flutter.mjs'])(
  'what %s reads before the packages are installed needs none of them',
  async (command) => {
    const text = await readFile(join(folder, 'tooling', command), 'utf8')
    const read = [...text.matchAll(/await import\('(\.\/[^']+)'\)/g)].map(([, file]) => file)
    expect(read).toContain('./install.mjs')
    const lines = read.map((file) => `await import('${file}')`).join('\n')
    const script = `${lines}\nconsole.log('read all')`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(folder, 'tooling'),
    })
    expect(stdout).toBe('read all\n')
  },
)
