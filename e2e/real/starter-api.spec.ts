import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from '../harness/free-ports.ts'

const STARTER = fileURLToPath(new URL('../../starters/api', import.meta.url))
const UV = process.env['MOSAYGENT_TEST_UV']

test('the API starter syncs with uv, passes its own tests and answers', { tag: '@P-198' }, async () => {
  test.skip(UV === undefined, 'uv is not installed and could not be: needs python3 with venv and pip')
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent api é '))
  try {
    await cp(STARTER, folder, { recursive: true })
    const uv = (...args: string[]) => promisify(execFile)(UV ?? '', args, { cwd: folder })
    await uv('sync', '--all-groups')
    const { stdout } = await uv('run', 'pytest', '-q')
    expect(stdout).toMatch(/\d+ passed/)

    const port = await freePort()
    const server = spawn(
      UV ?? '',
      ['run', 'uvicorn', 'app.main:app', '--host', '127.0.0.1', '--port', String(port)],
      {
        cwd: folder,
        stdio: 'ignore',
      },
    )
    const ended = new Promise((resolve) => server.on('close', resolve))
    try {
      await expect
        .poll(
          async () =>
            fetch(`http://127.0.0.1:${port}/health`).then(
              ({ status }) => status,
              () => 'no answer',
            ),
          {
            timeout: 30_000,
          },
        )
        .toBe(200)
      const tides: unknown = await (await fetch(`http://127.0.0.1:${port}/tides?place=falmouth`)).json()
      expect(JSON.stringify(tides)).toContain('04:12')
    } finally {
      server.kill('SIGINT')
      await ended
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
