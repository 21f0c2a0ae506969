import { describe, expect, it } from 'vitest'
import { temporaryProject } from '../testing/temporary-project.ts'
import { readDartDefines } from './dart-defines.ts'
import type { Given } from './dart-defines.ts'

const NONE: Given = { flavor: null, dartDefines: [], defineFiles: [] }

async function valuesOf(files: Readonly<Record<string, string>>, given: Partial<Given>): Promise<unknown> {
  const defines = await readDartDefines(await temporaryProject(files), { ...NONE, ...given })
  return defines.kind === 'read' ? Object.fromEntries(defines.values) : defines.message
}

describe('the values that code reads with fromEnvironment', () => {
  it('everything after the first equals sign, commas and line breaks too; the later wins', async () => {
    const dartDefines = ['A=1', 'URL=https://x/?a=b,c\nd', 'A=2', 'EMPTY=', 'NONE', '=x']
    expect(await valuesOf({}, { dartDefines })).toEqual({ A: '2', URL: 'https://x/?a=b,c\nd', EMPTY: '' })
  })

  it('of a JSON file, as the Dart text of each value', async () => {
    const json = ' {"text": "a b", "yes": true, "n": 42, "none": null, "list": ["a", 1], "map": {"k": "v"}}'
    expect(await valuesOf({ 'env/dev é.txt': json }, { defineFiles: ['env/dev é.txt'] })).toEqual({
      text: 'a b',
      yes: 'true',
      n: '42',
      none: 'null',
      list: '[a, 1]',
      map: '{k: v}',
    })
  })

  it('of a file of lines, with comments and the three quotes', async () => {
    const text = '# c\r\nA=1\r\n B = "x # y" # c\nC=\'q\'\nD=`r`\nE=bare # c\nF=a=b\nG=\n_h1=two words\n'
    expect(await valuesOf({ '.env': text }, { defineFiles: ['.env'] })).toEqual({
      A: '1',
      B: 'x # y',
      C: 'q',
      D: 'r',
      E: 'bare',
      F: 'a=b',
      G: '',
      _h1: 'two words',
    })
  })

  it('later files beat earlier ones, defines beat files, the flavor is one of them', async () => {
    const files = { 'a.json': '{"A": "a", "B": "a", "C": "a"}', 'b.env': 'B=b\nC=b\n' }
    const given = { defineFiles: ['a.json', 'b.env'], dartDefines: ['C=c'], flavor: 'dev' }
    expect(await valuesOf(files, given)).toEqual({ A: 'a', B: 'b', C: 'c', FLUTTER_APP_FLAVOR: 'dev' })
  })

  it.each([
    [{}, 'gone.json', 'Did not find the file passed to "--dart-define-from-file". Path: gone.json'],
    [{ 'lib/a.dart': '' }, 'lib', 'Did not find the file'],
    [
      { 'a.json': '{"SECRET": "hunter2",}' },
      'a.json',
      'Unable to parse the file at path "a.json": it is not valid JSON',
    ],
    [
      { 'a.env': 'A=1\nhunter2\n' },
      'a.env',
      'Unable to parse the file at path "a.env": line 2 is not KEY=value',
    ],
    [{ 'a.env': 'A="""hunter2\n"""\n' }, 'a.env', 'line 1 begins a value of several lines'],
    [{ 'a.env': `A=${'x'.repeat(1_000_001)}` }, 'a.env', 'it is too large'],
    [{ 'a.env': 'FLUTTER_APP_FLAVOR=x\n' }, 'a.env', 'cannot be set using --dart-define'],
  ])('%# says what is wrong, and no value', async (files, name, message) => {
    const said = await valuesOf(files, { defineFiles: [name] })
    expect(said).toContain(message)
    expect(said).not.toContain('hunter2')
  })
})
