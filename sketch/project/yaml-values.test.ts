import { expect, test } from 'vitest'
import { yamlValues } from './yaml-values.ts'

const uses = (name: string, times: number) =>
  Array.from({ length: times }, (_, at) => `k${at}: *${name}\n`).join('')

test('a text with a name is taken any number of times', { tags: 'P-736' }, () => {
  const said = yamlValues(`a: &word Tides\n${uses('word', 500)}`)
  expect(said).toMatchObject({ a: 'Tides', k0: 'Tides', k499: 'Tides' })
})

test('of two of one name the nearest before counts', () => {
  expect(yamlValues('a: &x one\nb: *x\nc: &x [two]\nd: *x\ne: &x three\nf: *x\n')).toEqual({
    a: 'one',
    b: 'one',
    c: ['two'],
    d: ['two'],
    e: 'three',
    f: 'three',
  })
})

test('maps that are taken over and over make no document without end', () => {
  const levels = ['a: &a [x, x, x, x, x, x, x, x, x]']
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const [at, name] of names.slice(1).entries())
    levels.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${names[at]}`).join(', ')}]`)
  expect(() => yamlValues(levels.join('\n'))).toThrow('Excessive alias count')
  expect(() => yamlValues(`a: &map {b: c}\n${uses('map', 21)}`)).toThrow('Excessive alias count')
  expect(() => yamlValues('a: *none')).toThrow('none')
})

test('a long text that is taken over and over makes no document without end', () => {
  const long = `a: &long ${'x'.repeat(100_000)}\n`
  expect(yamlValues(`${long}${uses('long', 40)}`)).toMatchObject({ k39: 'x'.repeat(100_000) })
  expect(() => yamlValues(`${long}${uses('long', 41)}`)).toThrow('taken by anchors')
})
