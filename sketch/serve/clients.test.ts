import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { readProject } from '../testing/drawing.ts'
import { Clients } from './clients.ts'
import type { Draw } from './clients.ts'

/** Pages that are open, on a server of their own. `open` opens one; `abort` ends its stream. */
async function serve(clients: Clients) {
  const server = createServer((request, response) => {
    const back = new URL(request.url ?? '/', 'http://sketch').searchParams.get('client')
    clients.connect(response, clients.version, null, back)
    response.on('close', () => server.emit('left'))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const open = async (query: string) => {
    const abort = new AbortController()
    const stream = await fetch(`${url}/${query}`, { signal: abort.signal })
    const hello = await stream.body?.pipeThrough(new TextDecoderStream()).getReader().read()
    const id = /"client":"([^"]+)"/.exec(hello?.value ?? '')?.[1] ?? ''
    return { id, abort }
  }
  return { server, open }
}

test('a page that came back on a new stream is still there when the old stream is seen to end', async () => {
  const clients = new Clients()
  const { server, open } = await serve(clients)
  const first = await open('')
  const again = await open(`?client=${first.id}`)
  expect(again.id).toBe(first.id)
  const left = once(server, 'left')
  first.abort.abort()
  await left

  const delivery = clients.deliver(false)
  clients.applied(again.id, clients.version)
  expect(await delivery).toEqual({ kind: 'applied' })
})

test(
  'a page that is shown by its name is asked of the source again after each tap',
  { tags: 'P-798' },
  async () => {
    const draw = async (splash: string): Promise<Draw> => {
      const project = await readProject({
        'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: SplashPage()));
class SplashPage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(${splash}); }
class LoginPage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Column(children: [
  TextButton(onPressed: () {}, child: Text('Sign in')), Switch(value: false, onChanged: (on) {})])); }
`,
      })
      return (interactions, screen) => drawApp(project, interactions, screen)
    }
    const clients = new Clients()
    clients.show(await draw(''))
    const { open } = await serve(clients)
    const { id } = await open('')
    const assumed = () => clients.coverage(id).coverage.assumed.map(({ kind }) => kind)

    const { version } = clients
    clients.tap(id, version, 0)
    expect(clients.version).toBe(version)
    expect(assumed()).toEqual(['page'])

    clients.tap(id, version, 1)
    expect(clients.version).toBeGreaterThan(version)
    expect(assumed()).toEqual(['page'])
    const changed = clients.version
    clients.go(id, { way: 'back' })
    expect(clients.version).toBe(changed)

    clients.show(await draw("body: TextButton(onPressed: () {}, child: Text('Begin'))"))
    const delivery = clients.deliver(false)
    clients.applied(id, clients.version)
    expect(await delivery).toEqual({ kind: 'applied' })
    expect(assumed()).toEqual([])
  },
)
