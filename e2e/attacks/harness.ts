import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHelper } from '@mosaygent/helper'
import { readInstance, scriptTokenFile } from '@mosaygent/helper/state'
import { type Attempt, read, type RawReply, write } from './request.ts'

/** The dashboard that the helper's own parent serves, and the one that is paired. */
export const SERVED = 'http://localhost:36412'
export const HOSTED = 'https://app.example'
const TOOLS = ['git', 'gh', 'firebase', 'flutter', 'dart', 'uv', 'python3', 'code', 'sh', 'bash']

const STATE = ['/mosaygent/flutter/status', '/mosaygent/environment/directory', '/mosaygent/jobs']

/** A whole helper on loopback whose tools are programs that write down that they ran. */
export interface Harness {
  readonly helper: Awaited<ReturnType<typeof startHelper>>
  readonly port: number
  readonly home: string
  readonly project: string
  /** `127.0.0.1:<port>` */
  readonly host: string
  /** A session of the served dashboard. */
  readonly token: string
  /** Everything that the helper would have printed. */
  readonly log: readonly string[]
  /** Writes bytes and reads until the other side closes; `to` is another port (the gateway's). */
  exchange(bytes: Buffer, to?: number): Promise<RawReply>
  /** The same with the right Host unless the attempt names one. */
  send(attempt: Attempt): Promise<RawReply>
  /** What nobody may find anywhere: session, script token, key. */
  secrets(): Promise<string[]>
  /**
   * Every file of the helper and of the project with its content, every tool that ran, and what the helper says of its
   * state: a handler that ran shows there at once, its program perhaps a moment later.
   */
  traces(): Promise<Record<string, string>>
  close(): Promise<void>
}

export async function openHarness(): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent é attacks '))
  const [home, project, bin] = [join(folder, 'home'), join(folder, 'mon projet é'), join(folder, 'bin')]
  const ran = join(folder, 'ran')
  await mkdir(join(project, 'flutter', 'lib'), { recursive: true })
  await writeFile(
    join(project, 'flutter', 'pubspec.yaml'),
    'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n',
  )
  await writeFile(join(project, 'flutter', '.env'), 'SECRET=1\n')
  // an SDK that would run: what is started by mistake leaves its trace
  const sdk = join(folder, 'sdk')
  await mkdir(join(sdk, 'bin', 'internal'), { recursive: true })
  await writeFile(join(sdk, 'bin', 'internal', 'engine.version'), 'x')
  await mkdir(bin)
  await writeFile(ran, '')
  for (const tool of TOOLS) {
    // its arguments and its environment; `set` because there is no `env` on this PATH
    await writeFile(join(bin, tool), `#!/bin/sh\n{ echo "${tool} $*"; set; } >> "${ran}"\nexit 1\n`)
    await chmod(join(bin, tool), 0o755)
  }
  await copyFile(join(bin, 'flutter'), join(sdk, 'bin', 'flutter'))
  const log: string[] = []
  const helper = await startHelper({
    home,
    helperPort: 0,
    previewPort: 0,
    version: '1.2.3',
    sketchProgram: null,
    startersFolder: null,
    env: { PATH: bin, HOME: folder, FLUTTER_ROOT: sdk, MOSAYGENT_DASHBOARD_URL: HOSTED },
    log: (line) => log.push(line),
  })
  helper.setDashboardOrigin(SERVED)
  const port = helper.helperPort
  const host = `127.0.0.1:${port}`

  const exchange = (bytes: Buffer, to = port) =>
    new Promise<RawReply>((resolve) => {
      const pieces: Buffer[] = []
      const socket = connect(to, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (piece) => pieces.push(piece))
      // a connection that is reset has an answer, too: what came before, or nothing
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(read(Buffer.concat(pieces))))
    })
  const send = (attempt: Attempt) => exchange(write({ host, ...attempt }))
  const path = JSON.stringify({ path: project })
  const scriptToken = (await readFile(scriptTokenFile(home, port), 'utf8')).trim()
  const set = '/mosaygent/environment/set-directory'
  await send({ method: 'POST', target: set, body: path, token: scriptToken })
  const paired = await send({ method: 'POST', target: '/mosaygent/session/bootstrap', origin: SERVED })
  const { token }: { token: string } = JSON.parse(paired.body)

  return {
    helper,
    port,
    home,
    project,
    host,
    token,
    log,
    exchange,
    send,
    async secrets() {
      const key = (await readInstance(home, port))?.key ?? ''
      return [token, scriptToken, key]
    },
    async traces() {
      const [ours, theirs, tools] = await Promise.all([
        contents(home),
        contents(project),
        readFile(ran, 'utf8'),
      ])
      const said = await Promise.all(
        STATE.map(async (target) => (await send({ target, token: scriptToken })).body),
      )
      return { ...ours, ...theirs, 'tools that ran': tools, 'what it says': said.join('\n') }
    },
    async close() {
      await helper.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function contents(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { mode } = await stat(path)
    found[path] = entry.isFile() ? `${mode} ${await readFile(path, 'utf8')}` : `${mode}`
  }
  return found
}
