import { expect, it } from 'vitest'
import { freePort } from './ports.ts'

it('an app gets a port that the system gives to no connection, each time another', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(new Set(ports).size).toBe(20)
  expect(ports.filter((port) => port < 21_000 || port > 32_767)).toEqual([])
})
