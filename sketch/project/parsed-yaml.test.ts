import { expect, test } from 'vitest'
import { parsedYaml } from './parsed-yaml.ts'

test('a text is what it says, and its errors are told', () => {
  expect(parsedYaml('a: [1, {b: c}]\n').toJS()).toEqual({ a: [1, { b: 'c' }] })
  expect(parsedYaml('a: [').errors).not.toEqual([])
})

test('a key that stands twice is an error where it stands, in maps of any kind', () => {
  const { errors } = parsedYaml('a: {b: 1, b: 2}\n1: x\nc: d\n1: y\n')
  expect(errors.map(({ code, pos: [at] }) => [code, at])).toEqual([
    ['DUPLICATE_KEY', 10],
    ['DUPLICATE_KEY', 26],
  ])
})

test('a map may have tens of thousands of keys, each of which is compared with no other', () => {
  const text = Array.from({ length: 50_000 }, (_, at) => `k${at}: v\n`).join('')
  const { contents, errors } = parsedYaml(text)
  expect(errors).toEqual([])
  expect(contents).toHaveProperty('items.length', 50_000)
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
