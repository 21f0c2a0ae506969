import { describe, expect, it } from 'vitest'
import { waysToMatch } from './ways-to-match.ts'

describe('how many ways a search may try', { tags: 'P-758' }, () => {
  it.each([
    ['abc', 1],
    ['^/user/\\d+$', 11],
    ['a|b|c', 3],
    ['(a|b)(c|d)', 4],
    ['a?b?c?', 8],
    ['[*+?]{2}', 1],
    ['\\*\\+\\?', 1],
    ['a{2,4}', 5],
    ['.*x.*', 121],
    ['(?:ab)+', 11],
    ['(?<name>a+)', 11],
    ['(?=a*)b', 11],
    [String.raw`\u{61}*`, 11],
    [String.raw`\u{61}{1,3}`, 4],
  ])('%s: %d', (pattern, ways) => {
    expect(waysToMatch(pattern, 10)).toBe(ways)
  })

  it.each([
    '(a+)+',
    '((a+))+$',
    '(a|aa)*',
    '((a|a))+',
    '(?:(?:a?))*',
    '(a{1,3}){2,}',
    '('.repeat(60),
    'a)b',
    '(a',
    String.raw`(\u{61}*)*b`,
    String.raw`(\u{61}{0,9})*b`,
  ])('of %s nobody knows', (pattern) => {
    expect(waysToMatch(pattern, 10)).toBe(Infinity)
  })

  it('what only seems to be bounded is counted', () => {
    expect(waysToMatch('a?'.repeat(40) + 'a'.repeat(40), 300)).toBe(2 ** 40)
    expect(waysToMatch('(a|a)'.repeat(40), 300)).toBe(2 ** 40)
    expect(waysToMatch('((a?)){40}', 300)).toBeGreaterThan(2 ** 40)
  })

  it.each([
    [String.raw`\s*=\s*`, 'a = b', 4],
    [String.raw`["']?\s*[:=]?\s*`, 'a: b', 16],
    ['s*', 'ss S', 3],
    ['[^s]*', 'SS s', 4],
    ['.*', 'a\nb', 4],
    // one sign may take what others stand for
    [String.raw`\x41*`, 'AAA', 4],
    [String.raw`\u{61}*`, 'aaa', 4],
    [String.raw`(a)(\1)*`, 'aaa', 4],
    ['ſ*', 'sss', 4],
    ['(?:ab)*', 'cc', 3],
  ])('of %s in %j: %d', (pattern, text, ways) => {
    expect(waysToMatch(pattern, text.length, text)).toBe(ways)
  })

  it('nobody knows of what is repeated in what is repeated, where there is any of it', () => {
    expect(waysToMatch('(s*)*b', 4, 'ſſſſ')).toBe(Infinity)
    expect(waysToMatch('(s*)*b', 4, 'cccc')).toBe(5)
  })
})
