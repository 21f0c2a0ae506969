import { createServer as createPlain } from 'node:http'
import { createServer as createTls } from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { urlOf } from './address.ts'
import { ask } from './ask.ts'
import { readPrintedAddress, readTakenPort } from './printed-address.ts'
import { CERTIFICATE } from '../testing/certificate.ts'

describe('where a line says that a server listens', () => {
  // as the servers print it
  test.each([
    ['INFO:     Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C to quit)', 'http://127.0.0.1:8000'],
    ['INFO:     Uvicorn running on https://0.0.0.0:8443 (Press CTRL+C to quit)', 'https://0.0.0.0:8443'],
    ['INFO:     Uvicorn running on http://[::1]:8001 (Press CTRL+C to quit)', 'http://[::1]:8001'],
    [' * Running on http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
    [' * Running on https://127.0.0.1:5000', 'https://127.0.0.1:5000'],
    ['Starting development server at http://127.0.0.1:8000/', 'http://127.0.0.1:8000'],
    ['Starting ASGI/Daphne version 4.1.2 development server at http://[::]:9000/', 'http://[::]:9000'],
    [
      '[2026-11-24 08:00:00 +0000] [11] [INFO] Listening at: http://127.0.0.1:8002 (11)',
      'http://127.0.0.1:8002',
    ],
    [
      '[2026-11-24 08:00:00 +0000] [11] [INFO] Running on http://[::]:8003 (CTRL + C to quit)',
      'http://[::]:8003',
    ],
    ['2026-11-24 08:00:00,123 INFO     Listening on TCP address 127.0.0.1:8004', 'http://127.0.0.1:8004'],
    ['======== Running on http://0.0.0.0:8080 ========', 'http://0.0.0.0:8080'],
    ['Server listening on port 3000', 'http://0.0.0.0:3000'],
    ['Example app listening at http://localhost:3000', 'http://localhost:3000'],
    ['[08:00:01] Server is running: https://localhost', 'https://localhost:443'],
    ['   - Local:        http://localhost:3000', 'http://localhost:3000'],
    [' │               http://127.0.0.1:3005               │ ', 'http://127.0.0.1:3005'],
    ['⇨ http server started on [::]:1323', 'http://[::]:1323'],
    ['[GIN-debug] Listening and serving HTTP on :8080', 'http://0.0.0.0:8080'],
    ['[GIN-debug] Listening and serving HTTPS on 127.0.0.1:8081', 'https://127.0.0.1:8081'],
    ['2026/11/24 08:00:00 listening on :4000', 'http://0.0.0.0:4000'],
    ['Tomcat started on port 8085 (http) with context path', 'http://0.0.0.0:8085'],
    ['Serving at http://*:6001', 'http://0.0.0.0:6001'],
  ])('%s', (line, url) => {
    const address = readPrintedAddress(line)
    expect(address === null ? null : urlOf(address)).toBe(url)
  })

  test.each([
    'Debugger listening on ws://127.0.0.1:9229/0f2c936f-b1cd',
    'INFO:     127.0.0.1:52011 - "GET /tides HTTP/1.1" 200 OK',
    'connected to postgres at localhost:5432',
    'Connecting to http://localhost:9000',
    'INFO:     Started server process [12345]',
    'INFO:     Application startup complete.',
    'started at 08:15:30',
    'For more see http://fastapi.example/running',
    'Server listening on port 99999',
    `listening on :80 ${'x'.repeat(10_000)}`,
    '',
  ])('nothing in %s', (line) => {
    expect(readPrintedAddress(line)).toBeNull()
  })

  test.each([
    [
      "ERROR:    [Errno 98] error while attempting to bind on address ('127.0.0.1', 8000): address already in use",
      8000,
    ],
    ['Error: listen EADDRINUSE: address already in use :::3000', 3000],
    ['Error: That port is already in use.', 0],
    ['Port 5000 is in use by another program. Either identify and stop that program', 5000],
    ['listen tcp :8080: bind: address already in use', 8080],
    ['INFO:     Application startup complete.', null],
  ])('a port that is taken: %s', (line, port) => {
    expect(readTakenPort(line)).toBe(port)
  })
})

describe('asking', () => {
  const listen = async (server: Server, host: string) => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(0, host, resolve)
    })
    onTestFinished(() => void server.close())
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on TCP
    return (server.address() as AddressInfo).port
  }

  test('a server of IPv6 alone, and one with a certificate that nobody signed', async () => {
    const six = await listen(
      createPlain((_request, response) => response.end()),
      '::1',
    )
    expect(await ask({ scheme: 'http', host: 'localhost', port: six }, '/')).toEqual({
      at: { scheme: 'http', host: '::1', port: six },
      status: 200,
    })
    const safe = await listen(
      createTls(CERTIFICATE, (_request, response) => response.writeHead(503).end()),
      '127.0.0.1',
    )
    for (const scheme of ['http', 'https'] as const)
      expect(await ask({ scheme, host: '0.0.0.0', port: safe }, '/health')).toEqual({
        at: { scheme: 'https', host: '127.0.0.1', port: safe },
        status: 503,
      })
  })

  test('each look is marked, and nobody but loopback is asked', async () => {
    const asked: (string | undefined)[] = []
    const port = await listen(
      createPlain(({ url }, response) => {
        asked.push(url)
        response.end()
      }),
      '127.0.0.1',
    )
    await ask({ scheme: 'http', host: 'api.example', port }, '/health?deep=1')
    await ask({ scheme: 'http', host: '192.0.2.1', port }, '/')
    await ask({ scheme: 'http', host: '127.0.0.1.api.example', port }, '/')
    expect(asked).toEqual(['/health?deep=1&mosaygent-look', '/?mosaygent-look', '/?mosaygent-look'])
  })

  test('who accepts and does not answer is silent; where nobody listens, nobody is', async () => {
    const port = await listen(
      createServer(() => undefined),
      '127.0.0.1',
    )
    expect(await ask({ scheme: 'http', host: '127.0.0.1', port }, '/')).toBe('silent')
    expect(await ask({ scheme: 'http', host: '127.0.0.1', port: 1 }, '/')).toBe('nobody')
  })
})
