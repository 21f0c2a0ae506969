import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

describe('regular expressions', { tags: 'P-653' }, () => {
  it.each([
    ["RegExp(r'^/user').hasMatch('/user/7')", 'true'],
    ["RegExp('^/USER', caseSensitive: false).hasMatch('/user')", 'true'],
    ["RegExp(r'/(\\w+)/(\\d+)').firstMatch('/user/7')!.group(2)", '7'],
    ["RegExp(r'/(\\w+)').firstMatch('/user')!.groupCount", '1'],
    ["RegExp(r'/(?<kind>\\w+)').firstMatch('/user')!.namedGroup('kind')", 'user'],
    ["RegExp(r'/(?<kind>\\w+)').firstMatch('/user')!.groupNames.join()", 'kind'],
    ["RegExp('b').firstMatch('a')", 'null'],
    ["RegExp(r'\\d').allMatches('a1b2').length", '2'],
    ["'1.2.3'.replaceAll(RegExp(r'\\.'), '-')", '1-2-3'],
    ["'a  b'.split(RegExp(r' +')).length", '2'],
    ["'a1b-c'.split(RegExp(r'(\\d)|(-)')).join(' ')", 'a b c'],
    ["'a1'.replaceAllMapped(RegExp(r'\\d'), (m) => '<${m.group(0)}>')", 'a&lt;1&gt;'],
    ["'abc'.contains(RegExp('[bc]'))", 'true'],
    // What might be looked for without end, or is no expression, is not known.
    ["RegExp(r'(a+)+$').hasMatch('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab')", '…'],
    ["RegExp(r'(a|aa)+$').hasMatch('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab')", '…'],
    ["RegExp(r'((a+))+$').hasMatch('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab')", '…'],
    [`RegExp('${'a?'.repeat(40)}${'a'.repeat(40)}').hasMatch('${'a'.repeat(39)}')`, '…'],
    [`RegExp('.*.*.*x').hasMatch('${'a'.repeat(60)}')`, '…'],
    ["RegExp('(').hasMatch('a')", '…'],
  ])('%s', async (expression, words) => {
    const page = `Text('\${${expression}}')`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe(words)
  })
})
