import path from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../testing/drawing.ts'

const MARINA = path.join(import.meta.dirname, '../testing/fixtures/marina')

test('an app in the shape of an export: its theme, texts, routes, components and own widgets', async () => {
  const page = await openFolder(MARINA)
  const html = page.html()
  expect(html).not.toContain('data-unknown')
  expect(html).not.toContain('class="notes"')
  expect(page.words()).toContain('Your boats')
  expect(page.words()).toContain('Good morning, Nadia')
  expect(page.words()).toContain('A boat|Berth 1')
  // The theme's class answers for both brightnesses.
  const [light = '', dark = ''] = html.split('class="mode dark"')
  expect(light).toContain('background-color:#f1f4f8')
  expect(dark).toContain('background-color:#1d2428')
  expect(html).toContain('url(&quot;sketch/assets/assets/images/harbour.png?v=')
  for (const name of [
    'FFButtonWidget',
    'FlutterFlowIconButton',
    'FlutterFlowDropDown',
    'FlutterFlowChoiceChips',
  ]) {
    expect(html).toContain(`data-widget="${name}"`)
  }
})

test('an export moves: a row opens its page, the bar its pages, the switch its text, the menu its drawer', async () => {
  const page = await openFolder(MARINA)
  page.tap('aria-label="Switch"')
  expect(page.words()).not.toContain('Lights on')
  page.tap('>A boat<')
  expect(page.words()).toContain('One boat')
  page.tap('data-widget="FlutterFlowIconButton"')
  expect(page.words()).toContain('Your boats')
  page.tap('data-widget="FlutterFlowIconButton"')
  expect(page.words()).toContain('The drawer')
  page.tap('aria-label="Close the drawer"')
  page.tap('>Harbour<')
  expect(page.words()).toContain('Wind 4')
  page.tap('>Traffic<')
  expect(page.words()).toContain('Two ferries')
})
