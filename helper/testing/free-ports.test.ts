import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, freePorts, portsOfOwn } from './free-ports.ts'

const blockOf = (port: number) => Math.floor(port / 100)

test('ports are all different, of one block below what a system gives away, and can be bound', async () => {
  const ports = [...(await freePorts(30)), await freePort()]
  expect(new Set(ports).size).toBe(31)
  expect(new Set(ports.map(blockOf)).size).toBe(1)
  expect(Math.max(...ports)).toBeLessThan(32_000)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(ports[0], '127.0.0.1', resolve))
  // one that somebody holds is given to nobody
  for (let turn = 0; turn < 4; turn += 1) expect(await freePorts(30)).not.toContain(ports[0])
  await new Promise((resolve) => server.close(resolve))
})

test('who asks for ports of his own has those of another block', async () => {
  const others = await Promise.all([1, 2, 3].map(() => portsOfOwn()()))
  const blocks = [await freePort(), ...others].map(blockOf)
  expect(new Set(blocks).size).toBe(4)
})
