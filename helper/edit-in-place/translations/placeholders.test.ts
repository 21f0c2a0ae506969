import { expect, test } from 'vitest'
import { otherPlaceholders, placeholdersWords } from './placeholders.ts'

const words = (was: string, now: string) => {
  const others = otherPlaceholders(was, now, /\{\w+\}/g)
  return others === null ? null : placeholdersWords(others)
}

test(
  'a refusal names the placeholder that is missing, or the one that is too much',
  { tags: 'P-633' },
  () => {
    expect(words('Hello {name}, {day}', '{day}: hello {name}')).toBeNull()
    expect(words('Hello {name}', 'Hello')).toContain('“{name}” is a placeholder and has to stay')
    expect(words('Hello {name}', 'Hello {nam}')).toContain('“{name}” is a placeholder')
    expect(words('{a} {a}', '{a}')).toContain('“{a}” is a placeholder')
    expect(words('Hello', 'Hello {who}')).toContain('“{who}” would be one placeholder more')
    expect(words('Hello {name}', '{name} {name}')).toContain('“{name}” would be one placeholder more')
  },
)
