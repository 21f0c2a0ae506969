import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { PortTakenError } from '../errors/index.ts'
import { requireFreePort } from './index.ts'

test('a port where somebody listens is told; one where nobody does is not taken by looking', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  onTestFinished(() => void server.close())
  await expect(requireFreePort(port)).rejects.toThrow(PortTakenError)
  await new Promise((resolve) => {
    server.close(resolve)
  })
  // many look, and one who listens at the same moment gets it
  const looks = Array.from({ length: 20 }, () => requireFreePort(port))
  const listening = new Promise<boolean>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(true))
  })
  expect(await listening).toBe(true)
  await Promise.allSettled(looks)
  await requireFreePort(0)
})
