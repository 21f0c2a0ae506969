import type { PreviewStatus } from '@mosaygent/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '#ui'
import { resetConsole } from '../../../helper-client/console/console-store.ts'
import { json } from '../../../helper-client/fake-helper.test-support.ts'
import { SKETCHED } from '../../../testing/preview-data.ts'
import { COVERAGE, NOTHING_DRAWN } from '../../../testing/sketch-coverage.ts'
import { FRAME_ORIGIN, frameSays, frameWindow, giveFramesTheWindow } from '../frame-window.test-support.ts'
import { renderPage } from '../render-page.test-support.tsx'
import { coverageLine } from './coverage-words.ts'

const LINE = 'Sketch: 94 % of 212 widgets drawn, 3 unknown, 2 values assumed'
const sketchSays = (coverage: unknown, origin = FRAME_ORIGIN) => {
  frameSays({ type: 'sketch-coverage', coverage }, origin)
}

beforeEach(() => {
  resetConsole()
  giveFramesTheWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(status: PreviewStatus = SKETCHED) {
  const seen = renderPage(
    { status, errors: { errors: [] }, detected: true },
    { 'POST /mosaygent/flutter/open-in-editor': () => json({ success: true, message: 'Opened in Code.' }) },
  )
  render(<Toaster />)
  await screen.findByTitle('App preview')
  return seen
}

it('the line opens the places, of which one is opened in the editor', { tags: 'P-560' }, async () => {
  const user = userEvent.setup()
  await open()
  sketchSays(COVERAGE)
  await user.click(screen.getByRole('button', { name: LINE }))
  const unknown = screen.getByRole('region', { name: /^Unknown/ })
  expect(unknown).toHaveTextContent('FlChart2×')
  await user.click(screen.getByRole('button', { name: 'Open lib/stations.dart:30 in the editor' }))
  expect(await screen.findByText('stations, lib/stations.dart:30. Opened in Code.')).toBeInTheDocument()
})

it('a place deep in the app is told by the end of its path, in one piece', { tags: 'P-560' }, async () => {
  const user = userEvent.setup()
  await open()
  const place = { file: 'lib/features/tides/presentation/tide_chart.dart', line: 588, column: 1 }
  sketchSays({ ...COVERAGE, unknown: [{ name: 'FlChart', times: 2, place }] })
  await user.click(screen.getByRole('button', { name: /^Sketch: / }))
  const where = screen.getByRole('button', {
    name: 'Open lib/features/tides/presentation/tide_chart.dart:588 in the editor',
  })
  expect(where).toHaveTextContent(/^…\/presentation\/tide_chart\.dart:588$/)
  expect(where).toHaveAttribute('title', 'lib/features/tides/presentation/tide_chart.dart:588')
})

it('assumed values are outlined in the picture on request, and no more', { tags: 'P-560' }, async () => {
  const user = userEvent.setup()
  await open()
  sketchSays(COVERAGE)
  await user.click(screen.getByRole('button', { name: LINE }))
  const outline = screen.getByRole('switch', { name: 'Outline assumed values in the picture' })
  await user.click(outline)
  expect(frameWindow.postMessage).toHaveBeenLastCalledWith({ type: 'sketch-assumed', on: true }, FRAME_ORIGIN)
  await user.click(outline)
  expect(frameWindow.postMessage).toHaveBeenLastCalledWith(
    { type: 'sketch-assumed', on: false },
    FRAME_ORIGIN,
  )
})

it('another page, and what is no coverage, is not heard', { tags: 'P-560' }, async () => {
  await open()
  sketchSays(COVERAGE, 'http://evil.example')
  sketchSays({ ...COVERAGE, widgets: -1 })
  expect(screen.queryByRole('button', { name: /^Sketch: / })).toBeNull()
})

it('of a running app nothing is said', { tags: 'P-560' }, async () => {
  await open({ ...SKETCHED, engine: 'flutter', showing: 'app' })
  sketchSays(COVERAGE)
  expect(screen.queryByRole('button', { name: /^Sketch: / })).toBeNull()
})

it.each([
  [COVERAGE, LINE],
  [NOTHING_DRAWN, 'Sketch: nothing drawn'],
  [{ ...COVERAGE, widgets: 1, unknown: [], passed: [], assumed: [] }, 'Sketch: 100 % of 1 widget drawn'],
  // 999 of 1000 are not all
  [
    {
      ...COVERAGE,
      widgets: 1000,
      unknown: [{ name: 'A', times: 1, place: null }],
      passed: [],
      assumed: COVERAGE.assumed.slice(1),
    },
    'Sketch: 99 % of 1000 widgets drawn, 1 unknown, 1 value assumed',
  ],
])('in words', { tags: 'P-560' }, (coverage, line) => {
  expect(coverageLine(coverage)).toBe(line)
})

it('a page that shows nothing offers the choice of another', { tags: 'P-574' }, async () => {
  const user = userEvent.setup()
  await open()
  expect(screen.queryByRole('button', { name: 'Choose another page' })).not.toBeInTheDocument()
  sketchSays(NOTHING_DRAWN)
  await user.click(screen.getByRole('button', { name: 'Choose another page' }))
  expect(screen.getByRole('region', { name: 'Storyboard' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Search pages' })).toHaveFocus()
})

it('places beyond those that are listed are counted', { tags: 'P-560' }, async () => {
  const user = userEvent.setup()
  await open()
  sketchSays({ ...COVERAGE, more: 12 })
  await user.click(screen.getByRole('button', { name: LINE }))
  expect(screen.getByText('12 more places are not listed.')).toBeVisible()
})

it(
  'a page that stands for one that waits is told, and another can be chosen',
  { tags: 'P-798' },
  async () => {
    const user = userEvent.setup()
    await open()
    const place = { file: 'lib/login.dart', line: 2, column: 1 }
    sketchSays({ ...COVERAGE, assumed: [{ kind: 'page', what: 'LoginScreen', place }] })
    await user.click(screen.getByRole('button', { name: /^Sketch: / }))
    expect(screen.getByRole('region', { name: /^Assumed/ })).toHaveTextContent(
      'LoginScreenShown as the next page, by its name',
    )
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Choose another page' }))
    expect(screen.getByRole('textbox', { name: 'Search pages' })).toHaveFocus()
  },
)
