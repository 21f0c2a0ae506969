import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '../harness/free-ports.ts'
import { expect, test } from '../fakes/fake-flutter.ts'
import { frame, startByKey } from './page.ts'

test('a busy loop in the app does not hold up the dashboard', async ({ page, fakeFlutter }) => {
  await startByKey(page, fakeFlutter)
  let asked = 0
  let over = false
  const port = await freePort()
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end(over ? 'over' : 'go on')
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  try {
    const app = await (await frame(page).elementHandle())?.contentFrame()
    if (!app) throw new Error('no frame')
    // its thread does nothing else until the dashboard has done what follows: on one thread they would wait for each other
    const loop = app.evaluate((url) => {
      const givesUp = performance.now() + 60_000
      while (performance.now() < givesUp) {
        const ask = new XMLHttpRequest()
        ask.open('GET', url, false)
        ask.send()
        if (ask.responseText === 'over') return 'over'
      }
      return 'gave up'
    }, `http://localhost:${port}/`)
    await expect.poll(() => asked).toBeGreaterThan(0)
    const rotate = page.getByRole('button', { name: 'Rotate' })
    await rotate.click()
    await expect(rotate).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('textbox').first().fill('while it is busy')
    over = true
    expect(await loop).toBe('over')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
