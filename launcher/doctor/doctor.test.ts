import { chmod, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { doctor } from './doctor.ts'

const PORTS = { dashboard: 0, helper: 0, preview: 0 }

async function examine(tools: Record<string, string>, home?: string) {
  const folder = await temporaryFolder()
  for (const [name, text] of Object.entries(tools)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`)
    await chmod(join(folder, name), 0o755)
  }
  const lines: string[] = []
  const env = { PATH: folder, HOME: folder, MOSAYGENT_HOME: home ?? join(folder, 'home é') }
  const code = await doctor({ ports: PORTS, env, print: (line) => lines.push(line), usual: [] })
  return { code, folder, line: (name: string) => lines.find((line) => line.split(/\s+/)[1] === name) ?? '' }
}

// The fake tools are shell scripts.
describe.skipIf(process.platform === 'win32')('doctor', () => {
  it(
    'says of each tool whether it is there, with version and path, and of the rest how it is',
    { tags: 'P-114' },
    async () => {
      const { code, folder, line } = await examine({
        git: 'echo "git version 2.51.0"',
        gh: '[ "$1" = --version ] && echo "gh version 2.80.0 (2025-09-23)"',
        uv: 'exit 3',
      })
      expect(code).toBe(0)
      expect(line('node')).toContain(process.versions.node)
      expect(line('git')).toMatch(/^ok .*2\.51\.0/)
      expect(line('git')).toContain(join(folder, 'git'))
      expect(line('gh')).toContain('2.80.0')
      expect(line('login')).toMatch(/^missing .*nobody is logged in/)
      expect(line('uv')).toMatch(/^ok .*version unknown/)
      expect(line('firebase')).toMatch(/^missing .*needed to .*npm install/)
      expect(line('directory')).toMatch(/^missing .*no project directory/)
      expect(line('disk')).toMatch(/ GB free/)
      expect(line('home')).toMatch(/^ok /)
      expect(line('script')).toMatch(/^ok .*when the helper starts .*script-token-0$/)
      expect(line('sessions')).toMatch(/^ok .*none yet/)
      expect(line('leftovers')).toMatch(/^ok .*none/)
      expect(await readdir(join(folder, 'home é'))).toEqual([])
    },
  )

  it('fails only without git', async () => {
    const { code, line } = await examine({})
    expect(code).toBe(1)
    expect(line('git')).toMatch(/^missing/)
  })

  it('finds the SDK that the chosen project pins', async () => {
    const base = await temporaryFolder()
    const project = join(base, 'mon projet é')
    // as FVM does it: the SDK outside, a link to it in the project
    const sdk = join(base, 'fvm', 'versions', '3.35.7')
    await mkdir(join(sdk, 'bin', 'internal'), { recursive: true })
    await mkdir(join(sdk, 'bin', 'cache'))
    await mkdir(join(project, 'flutter', '.fvm'), { recursive: true })
    await symlink(sdk, join(project, 'flutter', '.fvm', 'flutter_sdk'))
    await mkdir(join(base, 'home'))
    await writeFile(
      join(project, 'flutter', 'pubspec.yaml'),
      'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n',
    )
    await writeFile(join(sdk, 'bin', 'flutter'), '#!/bin/sh\n', { mode: 0o755 })
    await writeFile(join(sdk, 'bin', 'internal', 'engine.version'), 'x')
    await writeFile(
      join(sdk, 'bin', 'cache', 'flutter.version.json'),
      '{"frameworkVersion":"3.35.7","channel":"stable"}',
    )
    await writeFile(join(base, 'home', 'state.json'), JSON.stringify({ directory: project }))
    const { line } = await examine({ git: 'echo 2.51.0' }, join(base, 'home'))
    expect(line('flutter')).toMatch(/^ok .*3\.35\.7 • stable .*\(found by fvm\)/)
  })

  it('says where the token for scripts lies, never what it is', { tags: 'P-219' }, async () => {
    const home = await temporaryFolder()
    await writeFile(join(home, 'script-token-0'), 'secret\n', { mode: 0o600 })
    const { line } = await examine({ git: 'echo 2.51.0' }, home)
    expect(line('script')).toMatch(/^ok +script +token for scripts {2}\S/)
    expect(line('script').endsWith(join(home, 'script-token-0'))).toBe(true)
    await chmod(join(home, 'script-token-0'), 0o644)
    const open = await examine({ git: 'echo 2.51.0' }, home)
    expect(open.line('script')).toMatch(/^problem .*other users/)
  })

  it('tells of a home folder that cannot be made', async () => {
    const file = join(await temporaryFolder(), 'a file')
    await writeFile(file, '')
    const { line } = await examine({ git: 'echo 2.51.0' }, join(file, 'home'))
    expect(line('home')).toMatch(/^problem .*MOSAYGENT_HOME/)
  })
})
