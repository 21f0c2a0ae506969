import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveGit } from '../real/git-backend.ts'
import { expect, type Harness, test } from './harness.ts'

/** A server of repositories that breaks off, says nothing, or is well again. */
test.skip(process.platform !== 'linux', 'reads the process list of Linux')

type Mood = 'well' | 'breaks off' | 'silent'

async function repositoryServer(harness: Harness) {
  const source = join(harness.folder, 'source')
  await mkdir(source)
  const git = (...args: string[]) => execFileSync('git', ['-C', source, ...args], { stdio: 'ignore' })
  git('init', '-q')
  await writeFile(join(source, 'pyproject.toml'), '[project]\n')
  await writeFile(join(source, 'large'), randomBytes(2_000_000))
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'large')
  execFileSync('git', ['clone', '-q', '--bare', source, join(harness.folder, 'served', 'app.git')])
  let mood: Mood = 'well'
  const server = createServer((request, response) => {
    if (mood === 'silent') return
    const { write } = response
    let sent = 0
    response.write = (piece: Buffer) => {
      sent += piece.length
      if (mood === 'breaks off' && sent > 1_000_000) request.socket.destroy()
      return write.call(response, piece, 'utf8')
    }
    serveGit(
      request,
      response,
      new URL(request.url ?? '', 'http://localhost'),
      join(harness.folder, 'served'),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/app.git`,
    become: (next: Mood) => (mood = next),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test(
  'a clone whose server breaks off, or says nothing and is cancelled, leaves nothing; the next one is whole',
  { tag: '@P-053' },
  async ({ harness }) => {
    const server = await repositoryServer(harness)
    await rm(harness.api, { recursive: true })
    const { call, answers } = await harness.run({ env: { MOSAYGENT_API_REPO: server.url } }).ready()
    await call('POST', '/environment/set-directory', { path: harness.project })
    const expectNothingLeft = async () => {
      expect(await readdir(harness.project)).toEqual(['flutter'])
      expect(await readdir(join(harness.home, 'clones'))).toEqual([])
      expect(await harness.living()).toHaveLength(1)
    }

    server.become('breaks off')
    expect(await call('POST', '/environment/clone-api')).toMatchObject({
      status: 502,
      reply: { code: 'network-unreachable' },
    })
    await expectNothingLeft()

    server.become('silent')
    const stalled = call('POST', '/environment/clone-api')
    await expect.poll(async () => (await readdir(harness.project)).length).toBe(2)
    expect(await answers()).toBe(true)
    expect(await call('POST', '/environment/clone-api')).toMatchObject({
      status: 409,
      reply: { code: 'already-running' },
    })
    expect((await call('POST', '/environment/cancel-clone', { codebase: 'api' })).status).toBe(200)
    expect(await stalled).toMatchObject({ status: 409, reply: { code: 'clone-cancelled' } })
    await expectNothingLeft()

    server.become('well')
    expect((await call('POST', '/environment/clone-api')).status).toBe(200)
    expect((await readdir(join(harness.project, 'api'))).sort()).toEqual(['.git', 'large', 'pyproject.toml'])
    server.close()
  },
)
