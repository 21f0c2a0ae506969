import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRuns, valueOf } from './testing/open-runs.ts'

let runs: Awaited<ReturnType<typeof openRuns>>
beforeEach(async () => {
  runs = await openRuns()
})
afterEach(() => runs.remove())

test('a run hides what the page does not show: values of arguments, and each line of a value of several', async () => {
  const key = '-----BEGIN KEY-----\nMIIEfirst\r\n  MIIEsecond\n-----END KEY-----'
  await runs.launch({
    name: 'dev',
    program: 'apps/one/lib/main.dart',
    args: [
      '--web-define=API_TOKEN=of-the-page',
      '--web-header=Authorization=Bearer of-the-server',
      '--web-header=X-Frame=plain-value',
      `--dart-define=SIGNING_KEY=${key}`,
      '--dart-define=PLAIN=plain-value',
    ],
  })
  const [found] = (await runs.list()).configurations
  expect(JSON.stringify(found)).not.toMatch(/of-the-|MIIE/)
  valueOf(await runs.choose('development', found?.id ?? ''))
  const { run } = valueOf(await runs.prepare('development', runs.app, '3.44.0'))
  expect(run.secrets).toEqual([
    key,
    'Bearer of-the-server',
    '-----BEGIN KEY-----',
    '-----END KEY-----',
    'of-the-page',
    'MIIEsecond',
    'MIIEfirst',
  ])
})
