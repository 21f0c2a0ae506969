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

/** An app whose first page is a splash page, beside which there is one to sign in on. */
const draw = async (splash: string): Promise<Draw> => {
  const project = await readProject({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: SplashPage()));
class SplashPage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(${splash}); }
class LoginPage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Column(children: [
  TextButton(onPressed: () {}, child: Text('Sign in')), Switch(value: false, onChanged: (on) {}),
  TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (context) => HelpPage())), child: Text('Help'))])); }
class HelpPage extends StatelessWidget { Widget build(BuildContext context) => Scaffold(
  body: TextButton(onPressed: () => Navigator.pop(context), child: Text('Back'))); }
`,
  })
  return (interactions, screen) => drawApp(project, interactions, screen)
}

test(
  'what an app does by itself is no step back, and the way back from a page is its own',
  { tags: 'P-491' },
  async () => {
    const clients = new Clients()
    const leads =
      'onEnd: () => Navigator.pushReplacement(context, MaterialPageRoute(builder: (context) => LoginPage()))'
    clients.show(await draw(`body: AnimatedLogo(${leads})`))
    const { open } = await serve(clients)
    const { id } = await open('')
    const goesBack = (): boolean => {
      const { version } = clients
      clients.go(id, { way: 'back' })
      return clients.version !== version
    }
    expect(clients.coverage(id).coverage.assumed).toEqual([])
    clients.tap(id, clients.version, 1)
    expect(goesBack()).toBe(false)
    clients.tap(id, clients.version, 2)
    clients.tap(id, clients.version, 0)
    expect(goesBack()).toBe(false)
    clients.tap(id, clients.version, 2)
    expect(goesBack()).toBe(true)
    expect(goesBack()).toBe(false)
  },
)

test(
  'a page that is shown by its name is asked of the source again after each tap',
  { tags: 'P-798' },
  async () => {
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

test(
  'a tap is followed that was made before the page had what a reload brought, and none of a page that was left',
  { tags: 'P-170' },
  async () => {
    const clients = new Clients()
    const toHelp = 'Navigator.push(context, MaterialPageRoute(builder: (context) => HelpPage()))'
    const withButton = (words: string) =>
      draw(`body: TextButton(onPressed: () => ${toHelp}, child: Text('${words}'))`)
    clients.show(await withButton('Before'))
    const { open } = await serve(clients)
    const { id } = await open('')
    const reload = async (words: string, fresh = false) => {
      clients.show(await withButton(words))
      return clients.deliver(fresh)
    }
    const tapLeads = (version: number): boolean => {
      const before = clients.version
      clients.tap(id, version, 0)
      return clients.version !== before
    }
    const seen = clients.version
    const delivery = reload('After')
    await expect.poll(() => clients.version).toBeGreaterThan(seen)
    expect(tapLeads(seen)).toBe(true)
    // the second of two taps on the page that the first one left
    expect(tapLeads(seen)).toBe(false)
    clients.applied(id, clients.version)
    expect(await delivery).toEqual({ kind: 'applied' })

    // what the page has put up is the newest: a picture before it is seen no more
    clients.go(id, { way: 'back' })
    const back = clients.version
    clients.applied(id, back)
    const next = reload('Later')
    await expect.poll(() => clients.version).toBeGreaterThan(back)
    clients.applied(id, clients.version)
    expect(await next).toEqual({ kind: 'applied' })
    expect(tapLeads(back)).toBe(false)

    // nor what was there before the app began anew
    const last = clients.version
    const restart = reload('Anew', true)
    await expect.poll(() => clients.version).toBeGreaterThan(last)
    expect(tapLeads(last)).toBe(false)
    expect(tapLeads(clients.version)).toBe(true)
    clients.applied(id, clients.version)
    expect(await restart).toEqual({ kind: 'applied' })
  },
)
