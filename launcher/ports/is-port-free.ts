import { createServer } from 'node:http'
import { PortTakenError } from '@mosaygent/helper/errors'
import { bind } from '@mosaygent/helper/ports'

/** Whether we could listen on a loopback port right now. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await bind(server, port, '127.0.0.1')
  } catch (error) {
    if (error instanceof PortTakenError) return false
    throw error
  }
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return true
}
