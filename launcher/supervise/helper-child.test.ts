import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { spawnHelper } from './helper-child.ts'

async function program(source: string): Promise<string> {
  const path = join(await temporaryFolder(), 'fake helper é.mjs')
  await writeFile(path, source)
  return path
}

const OBEDIENT = `
process.send({ type: 'nonsense' })
process.send({ type: 'ready', helperPort: 1, previewPort: 2, link: null })
process.on('message', (m) => { if (m.type === 'stop') process.exit(0) })`

describe('a helper process', () => {
  it('says when it is ready and stops when told', async () => {
    const child = spawnHelper(await program(OBEDIENT), [], process.env)
    expect(await child.started).toEqual({ type: 'ready', helperPort: 1, previewPort: 2, link: null })
    await child.stop()
    expect(await child.ended).toBe('exit code 0')
  })

  it('gets its arguments after the command', async () => {
    const source = `process.exit(process.argv.slice(2).join(' ') === 'helper --helper-port=7' ? 7 : 1)`
    const child = spawnHelper(await program(source), ['--helper-port=7'], process.env)
    expect(await child.started).toBeNull()
    expect(await child.ended).toBe('exit code 7')
  })

  it('has a small room for young objects, and what it starts has not', async () => {
    const source = `
import { spawnSync } from 'node:child_process'
const said = spawnSync(process.execPath, ['-p', 'process.execArgv.join()'], { encoding: 'utf8' }).stdout
process.exit(process.execArgv.join() === '--max-semi-space-size=1' && said.trim() === '-p,process.execArgv.join()' ? 7 : 1)`
    const child = spawnHelper(await program(source), [], process.env)
    expect(await child.ended).toBe('exit code 7')
  })

  it('is killed when it does not stop', async () => {
    const deaf = `process.on('message', () => {}); process.send({ type: 'ready', helperPort: 1, previewPort: 2, link: null })`
    const child = spawnHelper(await program(deaf), [], process.env)
    await child.started
    await child.stop(1)
    expect(await child.ended).toBe('signal SIGKILL')
  })
})
