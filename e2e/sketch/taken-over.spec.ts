import { expect } from '@playwright/test'
import { test } from '../harness/framed-sketch.ts'

const MAIN = `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Text('drawn'))));
`
test.use({ files: { 'lib/main.dart': MAIN } })

test('where the app answers in place of the sketch, its console has nothing of ours, and a page of its own is loaded anew', async ({
  page,
  sketch,
}) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  page.on('pageerror', (error) => printed.push(String(error)))
  // Counted where a page begins: one that is reloaded before it has loaded has no load event.
  let loads = 0
  page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0))
  let asked = 0
  await page.route('**/sketch/events?*', async (route) => {
    asked += 1
    if (asked === 1)
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>app' })
    else await route.continue()
  })
  await page.goto(sketch.frameUrl)
  await expect.poll(() => loads).toBe(2)
  await expect.poll(() => asked).toBe(2)
  await expect(page.getByText('drawn').first()).toBeVisible()

  // in a frame the window around it decides what is loaded
  asked = 0
  loads = 0
  const frames: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame.name() === 'app') frames.push(frame.url())
  })
  await page.goto(sketch.around)
  await expect.poll(() => asked).toBe(1)
  await expect(page.frameLocator('iframe[name=app]').getByText('drawn').first()).toBeVisible()
  // a connection that is tried again would be asked for within this time
  await expect(page.waitForRequest('**/sketch/events?*', { timeout: 1_500 })).rejects.toThrow('Timeout')
  expect([asked, loads, frames.length]).toEqual([1, 1, 1])
  expect(printed).toEqual([])
})
