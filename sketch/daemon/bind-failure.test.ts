import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bindFailure } from './bind-failure.ts'

test('a port that is taken is told as this system tells the real tool', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void holder.close())
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const second = createServer().listen(port, '127.0.0.1')
  const [error]: unknown[] = await once(second, 'error')
  // what Node says by itself would name its own call
  expect(bindFailure(error, '127.0.0.1', port ?? 0)).toMatch(
    /\(OS Error: (?:Address already in use|Only one usage of each socket address).*, errno = \d+\), address = 127\.0\.0\.1, port = \d+$/,
  )
})

test.each([
  [-98, 'Address already in use, errno = 98'],
  [-48, 'Address already in use, errno = 48'],
  [-4091, 'is normally permitted., errno = 10048'],
  [-13, 'listen EACCES'],
])('Node’s %s is told as %s', (errno, words) => {
  const error = Object.assign(new Error('listen EACCES'), { errno })
  expect(bindFailure(error, 'localhost', 80)).toContain(`${words}), address = localhost, port = 80`)
})
