import { expect } from '@playwright/test'
import { test } from '../harness/framed-sketch.ts'

const main = (text: string) => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(body: Text('${text}'))));
`

test.use({ files: { 'lib/main.dart': main('before') } })

test('a page whose word was lost on the way says again what it has put up', async ({ page, sketch }) => {
  const attempts = new Map<string, number>()
  await page.route('**/sketch/applied?*', async (route) => {
    const version = new URL(route.request().url()).searchParams.get('version') ?? ''
    const attempt = (attempts.get(version) ?? 0) + 1
    attempts.set(version, attempt)
    // a gateway that could not hand it on, then a connection that broke
    if (attempt === 1) await route.fulfill({ status: 502 })
    else if (attempt === 2) await route.abort()
    else await route.continue()
  })
  const following = page.waitForRequest('**/sketch/events?*')
  await page.goto(sketch.around)
  await following
  const app = page.frameLocator('iframe[name=app]')
  await expect(app.getByText('before').first()).toBeVisible()
  await sketch.write('lib/main.dart', main('after'))
  // rejects when the tool was left without an answer
  await sketch.reload()
  await expect(app.getByText('after').first()).toBeVisible()
  const version = (await app.locator('html').getAttribute('data-version')) ?? ''
  await expect.poll(() => attempts.get(version)).toBe(3)
})
