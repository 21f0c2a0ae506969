import type { ConsoleLine, Job } from '@mosaygent/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { announceJob } from '../jobs/announced-job.ts'
import { createConsoleLog } from '../console/index.ts'
import { createErrorList } from '../preview/errors/error-list.ts'
import { createLineReader, createOutputReader } from './index.ts'
import { cutAnywhere, KEYS, LEAKS } from './testing/secrets.ts'

const CUTS = fc.array(fc.nat(2_000), { maxLength: 12 })
const OUTPUT = fc.array(fc.oneof(LEAKS, fc.constant({ text: 'Compiling é…', secret: '\u0000' })), {
  minLength: 1,
  maxLength: 6,
})

/** Everything that the console kept and told of these bytes. */
function throughConsole(pieces: readonly Buffer[]): string {
  const told: ConsoleLine[] = []
  const log = createConsoleLog((lines) => told.push(...lines))
  const reader = createLineReader((text) => log.add({ source: 'flutter', level: 'info', text }))
  for (const piece of pieces) reader.push(piece)
  reader.end()
  log.flush()
  return JSON.stringify([log.lines(), told])
}

function throughJob(pieces: readonly Buffer[]): string {
  const told: Job[] = []
  const job = announceJob({ kind: 'gh-login' }, (one) => told.push(one))
  const lines = createOutputReader((line) => job.output(line))
  for (const piece of pieces) lines.push(piece)
  lines.end()
  job.end('failed', { code: 'tool-failed', detail: Buffer.concat([...pieces]).toString() })
  return JSON.stringify([job.current(), told])
}

describe.each([
  ['the console', throughConsole],
  ['a job', throughJob],
])('what a tool prints, cut anywhere, reaches %s', (_, through) => {
  test('without its secrets', { tags: 'P-274' }, () => {
    fc.assert(
      fc.property(OUTPUT, CUTS, (output, cuts) => {
        const bytes = Buffer.from(output.map(({ text }) => text).join('\r\n'))
        const shown = through(cutAnywhere(bytes, cuts))
        for (const { secret } of output) expect(shown).not.toContain(secret)
      }),
    )
  })

  test('without a private key that goes over many lines, and with what follows it', { tags: 'P-274' }, () => {
    fc.assert(
      fc.property(KEYS, CUTS, (key, cuts) => {
        const bytes = Buffer.from(['before', ...key, 'it goes on'].join('\n'))
        const shown = through(cutAnywhere(bytes, cuts))
        for (const line of key.slice(1, -1)) expect(shown).not.toContain(line)
        expect(shown).toContain('it goes on')
      }),
    )
  })
})

test('another writer in the middle of a key is heard, and ends it for nobody', () => {
  const log = createConsoleLog(() => undefined)
  const add = (source: ConsoleLine['source'], text: string) => log.add({ source, level: 'info', text })
  add('flutter', '-----BEGIN PRIVATE KEY-----')
  add('api', 'INFO')
  add('flutter', 'a warning in between')
  add('flutter', 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC')
  add('flutter', '-----END PRIVATE KEY-----')
  add('flutter', 'done')
  expect(log.lines().map(({ text }) => text)).toEqual([
    '***',
    'INFO',
    'a warning in between',
    '***',
    '***',
    'done',
  ])
})

test('a colour in the middle of a secret does not show it', () => {
  const log = createConsoleLog(() => undefined)
  const token = `ghp_\u001B[31m${'a1'.repeat(18)}\u001B[0m`
  log.add({ source: 'flutter', level: 'info', text: `\u001B[1mtoken\u001B[0m ${token}` })
  expect(log.lines()[0]?.text).toBe('token ***')
})

test('G05 a list of errors is without secrets, as text and as data', { tags: 'P-274' }, async () => {
  const errors = createErrorList(() => undefined)
  const secret = `AIza${'b2'.repeat(17)}c`
  await errors.replace(
    '/x',
    [`lib/main.dart:1:2: Error: The key ${secret} is not one.`, 'Bearer abcdefghij1234567890'],
    true,
  )
  const answer = JSON.stringify(errors.answer())
  expect(answer).toContain('is not one')
  expect(answer).not.toContain(secret)
  expect(answer).not.toContain('abcdefghij1234567890')
})
