import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

const module = new URL('end-with-parent.mjs', import.meta.url).href

test.skipIf(process.platform === 'win32').each(['directly', 'by a shell'])(
  'what npm runs %s ends in order when npm is killed',
  { tags: 'P-160' },
  async (how) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent é parent '))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = (name) => join(folder, name)
    await writeFile(
      file('product.mjs'),
      `import { writeFileSync } from 'node:fs'
    import { endWithParent } from ${JSON.stringify(module)}
    endWithParent(20)
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(file('ended'))}, 'in order'); process.exit(0) })
    setInterval(() => undefined, 1_000)
    writeFileSync(${JSON.stringify(file('pid'))}, String(process.pid))`,
    )
    await writeFile(
      file('npm.mjs'),
      `import { spawn } from 'node:child_process'
    const product = ${JSON.stringify(file('product.mjs'))}
    // a shell that stays, whatever it does for its last command
    if (${how === 'directly'}) spawn(process.execPath, [product], { stdio: 'ignore' })
    else spawn('sh', ['-c', '"$0" "$1"; exit $?', process.execPath, product], { stdio: 'ignore' })
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
