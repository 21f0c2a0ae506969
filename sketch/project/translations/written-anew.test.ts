import { expect, test } from 'vitest'
import { readUnit } from '../../dart/read-unit.ts'
import { testParser } from '../../testing/drawing.ts'
import { writtenAnew } from './written-anew.ts'
import type { ArbFile } from './arb-file.ts'

const GEN = {
  className: 'Words',
  outputs: [],
  template: 'app_en.arb',
  arbFiles: new Map<string, string>(),
  namedParameters: false,
  isRepeated: true,
  read: () => null,
}
const arb = (locale: string, title: string): ArbFile => ({
  file: `app_${locale}.arb`,
  locale,
  messages: new Map([['title', title]]),
  placeholders: new Map(),
})

test(
  'of the languages of a file one is read that is asked for, and only then',
  { tags: 'P-710' },
  async () => {
    const unit = readUnit(
      await testParser(),
      `class WordsPt extends Words { String get title => 'Antes'; }
class WordsPtBr extends WordsPt { String get title => 'Antes'; }
class Other { String get title => 'Antes'; }`,
    )
    const read: string[] = []
    const reads = (locale: string) => () => {
      read.push(locale)
      return arb(locale, `Em ${locale}`)
    }
    const anew = writtenAnew(
      unit,
      GEN,
      reads('en'),
      new Map([
        ['pt', reads('pt')],
        ['pt_BR', reads('pt_BR')],
      ]),
    )
    const titleOf = (name: string) => {
      const found = anew.find(name)
      return found?.kind === 'class' ? JSON.stringify(found.declaration.methods[0]?.body) : undefined
    }
    expect(titleOf('Other')).toContain('Antes')
    expect(read).toEqual([])
    expect(titleOf('WordsPtBr')).toContain('Em pt_BR')
    expect(read).toEqual(['pt_BR', 'en'])
  },
)
