import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupAlive, signalGroup } from '../processes/index.ts'
import { processStartId } from '../processes/process-start-id.ts'
import { describeHolder, findPortHolder } from '../ports/index.ts'
import { openProcessTable } from '../process-table/index.ts'
import { openFolder } from '../tools/index.ts'
import { openInEditor } from '../tools/editor/editor.ts'

/**
 * The ways of macOS and Windows, gone by the product's own code with fakes of those systems' commands: each writes down
 * what it was asked and says what the true one was seen to say.
 */
let folder: string
let env: NodeJS.ProcessEnv
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent systems é '))
  env = { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) }
  vi.stubEnv('PATH', env['PATH'])
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const runningOn = (platform: NodeJS.Platform) =>
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)

async function fake(name: string, says = ''): Promise<void> {
  await writeFile(join(folder, `${name}.said`), says)
  const script = `#!/bin/sh
for word in "$@" "$MOSAYGENT_FOLDER"; do printf '%s\\n' "$word" >> "${folder}/${name}.asked"; done
cat "${folder}/${name}.said"
`
  await writeFile(join(folder, name), script, { mode: 0o755 })
}
const asked = async (name: string) =>
  (await readFile(join(folder, `${name}.asked`), 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line !== '')

describe.skipIf(process.platform === 'win32')('on Windows', () => {
  test('a process tree is ended by taskkill, and nothing is signalled here', async () => {
    runningOn('win32')
    await fake('taskkill')
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    signalGroup(4711, 'SIGTERM')
    await expect.poll(() => asked('taskkill')).toEqual(['/PID', '4711', '/T', '/F'])
    expect(kill).not.toHaveBeenCalled()
    expect(groupAlive(4711)).toBe(true)
    expect(kill).toHaveBeenCalledExactlyOnceWith(4711, 0)
  })

  test('when a process began is asked of PowerShell', async () => {
    runningOn('win32')
    await fake('powershell', '638678412345678901\r\n')
    expect(await processStartId(4711)).toBe('638678412345678901')
    expect((await asked('powershell')).at(-1)).toContain('Get-Process -Id 4711')
  })

  test('what a server started and where it listens is found by PowerShell and netstat', async () => {
    runningOn('win32')
    await fake(
      'powershell',
      '4711 4000 638678412345678901 uv.exe\r\n4712 4711 638678412345678999 python.exe\r\n9 1 1 other.exe\r\n',
    )
    await fake('netstat', '  TCP    127.0.0.1:8000    0.0.0.0:0    ABHÖREN    4712\r\n')
    const table = openProcessTable(env)
    const family = await table.family(4711)
    expect(family?.map(({ name }) => name)).toEqual(['uv.exe', 'python.exe'])
    expect(await table.listening([4711, 4712])).toEqual([{ pid: 4712, host: '127.0.0.1', port: 8000 }])
    expect(await asked('netstat')).toEqual(['-ano'])
  })

  test('who holds a port is found by netstat and PowerShell', async () => {
    runningOn('win32')
    await fake('powershell', '4711 4000 638678412345678901 java.exe\r\n9 1 1 other.exe\r\n')
    const rows = [
      '  TCP    127.0.0.1:8080    127.0.0.1:50110   HERGESTELLT    9',
      '  TCP    0.0.0.0:8080      0.0.0.0:0         ABHÖREN        4711',
    ]
    await fake('netstat', rows.join('\r\n'))
    const holder = await findPortHolder(8080, env)
    expect(holder && describeHolder(holder)).toBe('java.exe (process 4711)')
    expect(await findPortHolder(8081, env)).toBeNull()
  })

  test('a folder is opened by PowerShell, which gets its name in a variable', async () => {
    runningOn('win32')
    await fake('powershell')
    const project = join(folder, "a 'b' $(c)")
    await mkdir(project)
    expect(await openFolder(project, env)).toEqual({ kind: 'opened' })
    const words = await asked('powershell')
    expect(words.at(-1)).toBe(project)
    expect(words.slice(0, -1).join(' ')).toBe(
      '-NoProfile -Command Invoke-Item -LiteralPath $env:MOSAYGENT_FOLDER',
    )
  })
})

describe.skipIf(process.platform === 'win32')('on macOS', () => {
  test('where a server listens is asked of lsof', async () => {
    runningOn('darwin')
    await fake('lsof', 'p4712\nf9\nn127.0.0.1:8000\nf10\nn[::1]:8000\n')
    expect(await openProcessTable(env).listening([4711, 4712])).toEqual([
      { pid: 4712, host: '127.0.0.1', port: 8000 },
      { pid: 4712, host: '::1', port: 8000 },
    ])
    expect(await asked('lsof')).toEqual(['-nP', '-a', '-iTCP', '-sTCP:LISTEN', '-p', '4711,4712', '-Fpn'])
  })

  test('who holds a port is asked of lsof, and of ps what that is', async () => {
    runningOn('darwin')
    // where `ps` lies is said whole: this system's own tells of this process
    await fake('lsof', `p${process.pid}\nf9\nn*:8080\n`)
    const holder = await findPortHolder(8080, env)
    expect(holder).toMatchObject({ pid: process.pid, name: expect.stringContaining('node'), folder: null })
    expect(await asked('lsof')).toEqual(['-nP', '-a', '-iTCP', '-sTCP:LISTEN', '-Fpn'])
    expect(await findPortHolder(8081, env)).toBeNull()
  })

  test('a folder is opened by open', async () => {
    runningOn('darwin')
    await fake('open')
    expect(await openFolder(folder, env)).toEqual({ kind: 'opened' })
    expect(await asked('open')).toEqual([folder, folder])
  })

  test('a file is opened in the editor that runs', async () => {
    runningOn('darwin')
    await fake('ps', '/sbin/launchd\n/Applications/Sublime Text.app/Contents/MacOS/Sublime Text\n')
    await fake('subl')
    const clean = { ...env, LAUNCH_EDITOR: undefined, VISUAL: undefined, EDITOR: undefined }
    const path = join(folder, 'main.dart')
    const opened = await openInEditor({ path, line: 7, column: 3, cwd: folder, env: clean })
    expect(opened).toMatchObject({ kind: 'opened' })
    expect((await asked('ps')).slice(0, 3)).toEqual(['x', '-o', 'comm='])
  })
})
