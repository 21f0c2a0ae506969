import { basename } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import config from '../launcher/rolldown.config.mjs'

test('what a helper reads before its first reply is few files, without what only later needs', async () => {
  const { output, ...input } = config
  const built = await rolldown({ ...input, logLevel: 'silent' })
  const chunks = (await built.generate(output)).output.filter(({ type }) => type === 'chunk')
  await built.close()
  const named = (name) => chunks.find(({ fileName }) => basename(fileName) === name)
  const read = new Set(['mosaygent.mjs', 'helper-command.mjs'])
  // a set that grows is gone through to its end
  for (const name of read)
    for (const one of named(name).imports) if (named(basename(one))) read.add(basename(one))
  expect([...read].sort()).toEqual([
    'every-command.mjs',
    'exit-codes.mjs',
    'helper-command.mjs',
    'mosaygent.mjs',
    'open-browser.mjs',
    'rolldown-runtime.mjs',
    'workspace.mjs',
  ])
  const code = [...read].map((name) => named(name).code).join('\n')
  // there, and called nowhere
  expect(code).toContain('signalsByName = getSignalsByName()')
  expect(code).not.toContain('getSignalsByNumber')
}, 60_000)
