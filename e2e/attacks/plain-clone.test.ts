import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { startHelper } from '@mosaygent/helper'
import { expect, test } from 'vitest'
import { callsTo } from '../harness/call.ts'
import { helperAt } from '../harness/script-token.ts'

const write = async (path: string, text: string, mode = 0o644) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { mode })
}

/** uv as it is: for nearly everything it runs the Python of the nearest environment. */
const UV = `#!/bin/sh
case "$1" in --version) echo "uv 0.13.9"; exit 0;; esac
exec "\${UV_PROJECT_ENVIRONMENT:-.venv}/bin/python"
`

test.each(['.venv', '.VENV'])(
  'a plain clone that brings a Python in %s, in the shape of a bare repository, runs nothing of it without Start',
  { tags: 'P-261' },
  async (name) => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é plain clone ')))
    const [source, project, ran] = [join(root, 'source'), join(root, 'mon projet é'), join(root, 'ran')]
    const server = join(source, 'server')
    await mkdir(project)
    await write(ran, '')
    await write(join(root, 'bin', 'uv'), UV, 0o755)
    await write(join(server, 'pyproject.toml'), '[project]\nname = "api"\nversion = "1"\n')
    await write(join(server, 'uv.lock'), 'version = 1\n')
    await write(join(server, name, 'pyvenv.cfg'), 'home = /usr/bin\n')
    await write(join(server, name, 'bin', 'python'), `#!/bin/sh\necho ran >> '${ran}'\n`, 0o755)
    await write(join(server, 'HEAD'), 'ref: refs/heads/main\n')
    for (const folder of ['objects', 'refs']) await write(join(server, folder, '.keep'), '')
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.test']
    execFileSync('git', ['init', '-q', '-b', 'main', source])
    execFileSync('git', ['-C', source, 'add', '--force', '--all'])
    execFileSync('git', ['-C', source, ...who, 'commit', '-qm', 'all'])
    const helper = await startHelper({
      home: join(root, 'home'),
      helperPort: 0,
      previewPort: 0,
      version: '1.2.3',
      sketchProgram: null,
      startersFolder: null,
      env: {
        PATH: [join(root, 'bin'), process.env['PATH'] ?? ''].join(delimiter),
        HOME: root,
        MOSAYGENT_API_REPO: source,
      },
      log: () => undefined,
    })
    try {
      helperAt(helper.helperPort, join(root, 'home'))
      const call = callsTo(`http://127.0.0.1:${helper.helperPort}`)
      await call('POST', '/mosaygent/environment/set-directory', { path: project })
      expect(await call('POST', '/mosaygent/environment/clone-api')).toMatchObject({ status: 200 })
      const clone = join(project, 'api', 'server')
      // where both are one name, the clone made it so; here the other one is what uv would look for
      if (name !== '.venv') execFileSync('cp', ['-a', join(clone, name), join(clone, '.venv')])
      const status = await call('GET', '/mosaygent/environment/status')
      expect(status.reply).toMatchObject({ api: { detected: true, path: clone, dependencies: true } })
      expect((await call('GET', '/mosaygent/api/status')).reply).toMatchObject({ dependencies: 'installed' })
      expect((await call('GET', '/mosaygent/doctor')).status).toBe(200)
      expect(await readFile(ran, 'utf8')).toBe('')
    } finally {
      await helper.stop()
      await rm(root, { recursive: true })
    }
  },
)
