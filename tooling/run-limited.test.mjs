import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { runLimited } from '../bench/run-limited.mjs'

/** Does not end when it is asked to, and neither does what it starts, which holds its output; both stay connected. */
const stays = (port) => `
  process.on('SIGINT', () => undefined)
  const stay = "require('node:net').connect(${port}, '127.0.0.1').on('error', () => undefined)"
  require('node:child_process').spawn(process.execPath, ['-e', stay], { stdio: 'inherit' })
  eval(stay)
  console.log('| 1 |')
`

test('a bench that outlives its limit and does not end when asked is ended with what it started', async () => {
  let open = 0
  const server = createServer((socket) => {
    open += 1
    socket.on('error', () => undefined).on('close', () => (open -= 1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect(await runLimited(['-e', stays(server.address().port)], 1_000, 100)).toMatchObject({ code: 'time' })
  await expect.poll(() => open).toBe(0)
  await new Promise((resolve) => server.close(resolve))
})

test('what ends by itself keeps its code and what it printed', async () => {
  const program = "console.log('| 1 |'); process.exitCode = 3"
  expect(await runLimited(['-e', program], 60_000)).toEqual({ code: 3, output: '| 1 |\n' })
})
