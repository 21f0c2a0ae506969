import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { slangSource } from './slang-source.ts'
import type { Slang } from './slang-config.ts'

function sourceOf(texts: unknown): { readonly text: string; readonly source: string } {
  const folder = mkdtempSync(join(tmpdir(), 'mosaygent é slang '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'en.i18n.json')
  const text = JSON.stringify(texts)
  writeFileSync(file, text)
  const slang: Slang = {
    output: join(folder, 'strings.g.dart'),
    className: 'Translations',
    enumName: 'AppLocale',
    translateVar: 't',
    keyCase: null,
    interpolation: 'dart',
    locales: new Map([['en', [{ namespace: null, file }]]]),
    base: 'en',
  }
  return { text, source: slangSource(slang) }
}

test('long names of maps in maps are not written again for each text below them', { tags: 'P-476' }, () => {
  const name = 'k'.repeat(150)
  let texts: unknown = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`t${at}`, { a: 'b' }]))
  for (let depth = 0; depth < 15; depth += 1) texts = { [name]: texts }
  const { text, source } = sourceOf(texts)
  expect(source).toContain('class _Translations215 ')
  expect(source.length).toBeLessThan(10 * text.length)
})

test(
  'a name that no person would give is left out, and many parameters are each taken once',
  { tags: 'P-476' },
  () => {
    const twice = Array.from({ length: 500 }, (_, at) => `\${p${at}}`).join('')
    const { source } = sourceOf({ ['k'.repeat(201)]: 'left out', all: twice + twice })
    expect(source).not.toContain('left out')
    expect(source.match(/required p\d+/g)).toHaveLength(500)
  },
)
