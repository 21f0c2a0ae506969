import { expect, test } from 'vitest'
import { parsedYaml } from './parsed-yaml.ts'

test('a text is what it says, and its errors are told', () => {
  expect(parsedYaml('a: [1, {b: c}]\n').toJS()).toEqual({ a: [1, { b: 'c' }] })
  expect(parsedYaml('a: [').errors).not.toEqual([])
})

test.each(['- ', '? ', '[', '{', '[a: '])(
  '%j a hundred thousand times is an error, and ends no process',
  (piece) => {
    const document = parsedYaml(piece.repeat(100_000))
    expect(document.errors.map(({ code }) => code)).toEqual(['RESOURCE_EXHAUSTION'])
    expect(document.toJS()).toBeNull()
  },
)

test('lines that go further in each time are as deep', () => {
  const text = Array.from({ length: 900 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')
  expect(parsedYaml(text).errors.map(({ message }) => message)).toEqual(['Nested more than 100 deep'])
})
