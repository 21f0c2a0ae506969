import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findExecutable, run } from '../../processes/index.ts'

/** For tests: the release page of the GitHub CLI on loopback. */
export interface ReleaseServer {
  /** For `releases`. */
  readonly url: string
  readonly asked: string[]
  /** What the checksum file says; by default the truth. */
  checksum: string
  /** The archive comes only half, and then nothing, until the caller goes. */
  stalls: boolean
  close(): Promise<void>
}

export const RELEASE = '2.98.0'
const NAME = `gh_${RELEASE}_linux_${process.arch === 'arm64' ? 'arm64' : 'amd64'}`

export async function startReleaseServer(): Promise<ReleaseServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent é release '))
  const archive = await makeArchive(folder)
  await rm(folder, { recursive: true })
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/latest') return response.writeHead(302, { location: `${self.url}/tag/v${RELEASE}` }).end()
    if (path.endsWith('_checksums.txt')) return response.end(`${self.checksum}  ${NAME}.tar.gz\n`)
    if (!path.endsWith(`/${NAME}.tar.gz`)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-length': archive.length })
    if (!self.stalls) return response.end(archive)
    return response.write(archive.subarray(0, archive.length / 2))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const self: ReleaseServer = {
    url: `http://127.0.0.1:${port}`,
    asked,
    checksum: createHash('sha256').update(archive).digest('hex'),
    stalls: false,
    async close() {
      if (!server.listening) return
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return self
}

async function makeArchive(folder: string): Promise<Buffer> {
  await mkdir(join(folder, NAME, 'bin'), { recursive: true })
  const program = `#!/bin/sh\necho "gh version ${RELEASE} (2026-09-01)"\n`
  await writeFile(join(folder, NAME, 'bin', 'gh'), program, { mode: 0o755 })
  await writeFile(join(folder, NAME, 'LICENSE'), 'x')
  const tar = (await findExecutable('tar', process.env)) ?? 'tar'
  const env = { PATH: process.env['PATH'] ?? '' }
  await run({ file: tar, args: ['-czf', join(folder, 'gh.tar.gz'), '-C', folder, NAME], env })
  return readFile(join(folder, 'gh.tar.gz'))
}
