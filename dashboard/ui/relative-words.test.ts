import { describe, expect, it } from 'vitest'
import { relativeWords } from './relative-words.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')

describe('relativeWords', () => {
  it.each([
    [0, 'just now'],
    [-59, 'just now'],
    [20, 'just now'],
    [-60, '1 minute ago'],
    [-119, '1 minute ago'],
    [-7_200, '2 hours ago'],
    [-86_400 * 3, '3 days ago'],
    [-86_400 * 400, '1 year ago'],
    [3_600, 'in 1 hour'],
  ])('%i seconds away reads "%s"', (seconds, words) => {
    expect(relativeWords(NOW + seconds * 1000, NOW)).toBe(words)
  })
})
