import { expect, test } from 'vitest'
import { Provisions } from './provisions.ts'
import { created } from './value.ts'
import type { Value } from './value.ts'

test('a locator looks once at what each of its things is called, however often it is asked', () => {
  const asked: string[] = []
  const provisions = new Provisions((value: Value) => {
    const type = value.kind === 'object' ? value.type : ''
    asked.push(type)
    return [type, 'Service']
  })
  for (const type of ['Shelf', 'Cart', 'Shop']) provisions.add({}, null, () => created(type))
  for (let round = 0; round < 5; round += 1) {
    expect(provisions.ofType('Shelf')).toMatchObject({ type: 'Shelf' })
    expect(provisions.ofType('Service')).toMatchObject({ type: 'Shop' })
    expect(provisions.ofType('Nowhere')).toBeNull()
  }
  expect(asked).toEqual(['Shop', 'Cart', 'Shelf'])
})

test('one that was given by a type goes before, and the first under a key stays', () => {
  const provisions = new Provisions(() => ['Shelf'])
  const key = {}
  provisions.add({}, null, () => created('Made'))
  provisions.add(key, 'Shelf', () => created('Said'))
  provisions.add(key, 'Shelf', () => created('Again'))
  expect(provisions.ofType('Shelf')).toMatchObject({ type: 'Said' })
  expect(provisions.insteadOf(key)).toMatchObject({ type: 'Said' })
  expect(provisions.insteadOf({})).toBeNull()
})

test('one that asks for its own type is given what stands behind it', () => {
  const provisions = new Provisions(() => [])
  provisions.add({}, 'Shelf', () => created('Located'))
  provisions.add({}, 'Shelf', () =>
    created('Provided', { by: provisions.ofType('Shelf') ?? created('None') }),
  )
  expect(provisions.ofType('Shelf')).toMatchObject({
    type: 'Provided',
    named: new Map([['by', created('Located')]]),
  })
  expect(provisions.ofType('Shelf')).toMatchObject({ type: 'Provided' })
})

test('one that asks for itself, with nothing behind it, is given nothing', () => {
  const provisions = new Provisions(() => [])
  provisions.add({}, 'Shelf', () =>
    created('Provided', { by: provisions.ofType('Shelf') ?? created('None') }),
  )
  expect(provisions.ofType('Shelf')).toMatchObject({ named: new Map([['by', created('None')]]) })
})

test('what nobody had a step left for is made anew for who asks later', () => {
  let isSpent = true
  const provisions = new Provisions(
    () => ['Shelf'],
    () => isSpent,
  )
  const made: Value = { kind: 'string', value: 'shelf' }
  provisions.add({}, null, () => (isSpent ? { kind: 'unknown', text: '…' } : made))
  expect(provisions.ofType('Shelf')).toBeNull()
  isSpent = false
  expect(provisions.ofType('Shelf')).toBe(made)
})
