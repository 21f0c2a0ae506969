import { execFile } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pathExists } from 'path-exists'
import { describe, expect, test } from 'vitest'
import { createPythonApiFixture } from '../testing/python-api-fixture.ts'

async function installed() {
  const t = await createPythonApiFixture()
  await t.call('apiSync', undefined)
  const results = async () => {
    const outcome = await t.call('apiTests', undefined)
    if (!outcome.ok || !('tests' in outcome.value)) throw new Error('no results')
    return outcome.value.tests
  }
  return { ...t, results }
}
const LOW = { file: 'tests/test_tides.py', name: 'TestSea::test_low' }

describe('the tests of the API', { tags: 'P-494' }, () => {
  test('run as a job with the values of Development; tests that fail are a result', async () => {
    const t = await installed()
    await writeFile(join(t.codebase, '.env'), 'A=of development\n')
    expect(await t.results()).toBeNull()
    expect(await t.call('apiTest', {})).toEqual({
      ok: true,
      value: { message: '1 passed, 1 failed, 0 skipped.' },
    })
    expect(await t.results()).toMatchObject({
      counts: { passed: 1, failed: 1 },
      files: [
        {
          file: 'tests/test_tides.py',
          tests: [
            { title: 'test_high', outcome: 'passed' },
            {
              groups: ['TestSea'],
              outcome: 'failed',
              error: 'E  assert 1 == 2',
              output: ['tides are low'],
              place: { file: 'tests/test_tides.py', line: 7 },
            },
          ],
        },
      ],
    })
    const jobs = await t.jobs.handlers.jobs()
    expect(jobs).toMatchObject({
      value: {
        jobs: expect.arrayContaining([
          expect.objectContaining({ kind: 'pytest', stage: '1 passed, 1 failed' }),
        ]),
      },
    })
    expect(JSON.stringify(jobs)).toContain('A=of development')
  })

  test('one is run alone and takes its place; one that no run has named is refused', async () => {
    const t = await installed()
    await t.call('apiTest', {})
    await t.says('mended')
    expect(await t.call('apiTest', { test: LOW })).toMatchObject({
      value: { message: '1 passed, 0 failed, 0 skipped.' },
    })
    expect(await t.results()).toMatchObject({ counts: { passed: 2, failed: 0 } })
    const before = JSON.stringify(await t.jobs.handlers.jobs())
    for (const name of ['test_none', '--co', ''])
      expect(await t.call('apiTest', { test: { ...LOW, name } })).toMatchObject({
        problem: { code: 'path-not-found' },
      })
    expect(JSON.stringify(await t.jobs.handlers.jobs())).toBe(before)
  })

  test('are cancelled; what they found before stays', async () => {
    const t = await installed()
    await t.call('apiTest', {})
    await t.says('hang')
    const asked = t.call('apiTest', {})
    await expect.poll(() => t.jobs.find('pytest', 'api')?.stage).toBe('1 passed, 1 failed')
    expect(await t.call('apiTest', {})).toMatchObject({ problem: { code: 'already-running' } })
    await t.jobs.handlers.cancelJob({ id: t.jobs.find('pytest', 'api')?.id ?? '' })
    expect(await asked).toMatchObject({ problem: { code: 'cancelled' } })
    expect(await t.results()).toMatchObject({ counts: { passed: 1, failed: 1 } })
  })

  test('nothing of an environment that came with the repository is run', async () => {
    const t = await createPythonApiFixture({ uv: false })
    const git = (...args: readonly string[]) => promisify(execFile)('git', args, { cwd: t.codebase })
    const ran = join(t.codebase, 'ran')
    await mkdir(join(t.codebase, 'venv/bin'), { recursive: true })
    await writeFile(join(t.codebase, 'venv/bin/python'), `#!/bin/sh\ntouch '${ran}'\n`)
    await chmod(join(t.codebase, 'venv/bin/python'), 0o755)
    await git('init', '-q')
    await git('add', '-f', 'venv')
    expect(await t.call('apiTest', {})).toMatchObject({ problem: { code: 'repository-not-trusted' } })
    expect(await pathExists(ran)).toBe(false)
  })

  test('without pytest, or without packages, that is said', async () => {
    const bare = await createPythonApiFixture()
    expect(await bare.call('apiTest', {})).toMatchObject({ problem: { code: 'packages-missing' } })
    const t = await installed()
    await t.says('no pytest')
    expect(await t.call('apiTest', {})).toMatchObject({
      problem: { code: 'tool-missing', detail: expect.stringContaining('pytest is not installed in uv.') },
    })
    expect(await t.results()).toBeNull()
  })
})
