import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
// oxlint-disable-next-line import/default -- the text that the bundler makes of it
import standIn from '../testing/under-npm.ts?bundled'
import { temporaryFolder } from '../testing/temporary-folder.ts'

test.skipIf(process.platform === 'win32').each(['directly', 'by a shell'])(
  'what npm runs %s ends in order when npm is killed',
  { tags: 'P-160' },
  async (how) => {
    const folder = await temporaryFolder()
    const file = (name: string) => join(folder, name)
    await writeFile(file('product.cjs'), standIn)
    const product = [file('product.cjs'), file('pid'), file('ended')]
    await writeFile(
      file('npm.mjs'),
      `import { spawn } from 'node:child_process'
    const product = ${JSON.stringify(product)}
    // a shell that stays, whatever it does for its last command
    if (${how === 'directly'}) spawn(process.execPath, product, { stdio: 'ignore' })
    else spawn('sh', ['-c', '"$0" "$@"; exit $?', process.execPath, ...product], { stdio: 'ignore' })
    setInterval(() => undefined, 1_000)`,
    )
    const npm = spawn(process.execPath, [file('npm.mjs')], { stdio: 'ignore' })
    onTestFinished(() => void npm.kill('SIGKILL'))
    const pid = await vi.waitFor(async () => {
      const read = Number(await readFile(file('pid'), 'utf8'))
      expect(read).toBeGreaterThan(0)
      return read
    }, 10_000)
    onTestFinished(() => {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // gone, as it should be
      }
    })
    npm.kill('SIGKILL')
    await vi.waitFor(async () => expect(await readFile(file('ended'), 'utf8')).toBe('in order'), 10_000)
  },
)
