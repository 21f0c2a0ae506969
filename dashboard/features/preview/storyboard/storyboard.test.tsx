import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetConsole } from '../../../helper-client/console/console-store.ts'
import { RUNNING, SKETCHED } from '../../../testing/preview-data.ts'
import { FRAME_ORIGIN, frameSays, frameWindow, giveFramesTheWindow } from '../frame-window.test-support.ts'
import { renderPage } from '../render-page.test-support.tsx'

const BUTTON = 'Storyboard: all pages of the app'

const progress = (drawn: number, found: number, shown: number, done = drawn === found) => {
  frameSays({ type: 'sketch-story', drawn, found, shown, done })
}

beforeEach(() => {
  resetConsole()
  giveFramesTheWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  const user = userEvent.setup()
  renderPage({ status: SKETCHED, errors: { errors: [] }, detected: true })
  fireEvent.load(await screen.findByTitle('App preview'))
  const edges = { top: null, right: null, bottom: null, left: null }
  frameSays({ type: 'sketch-look', edges, locales: [], routes: [], overflows: 0 })
  await user.click(screen.getByRole('button', { name: BUTTON }))
  fireEvent.load(screen.getByTitle('Pages of the app, side by side'))
  return user
}

it('says how far it is, and then how many pages there are', { tags: 'P-570' }, async () => {
  await open()
  const sheet = screen.getByRole('region', { name: 'Storyboard' })
  expect(sheet).toHaveTextContent('Looking for pages')
  progress(12, 40, 12)
  expect(sheet).toHaveTextContent('12 of 40 pages')
  progress(40, 40, 40)
  expect(sheet).toHaveTextContent('40 pages')
})

it('the pages are made large enough to be read', { tags: 'P-570' }, async () => {
  const user = await open()
  await user.click(screen.getByRole('radio', { name: 'Large' }))
  expect(frameWindow.postMessage).toHaveBeenLastCalledWith(
    { type: 'sketch-story-view', search: '', dark: false, large: true },
    FRAME_ORIGIN,
  )
})

it('an app with a real client has none, and the button says why', { tags: 'P-570' }, async () => {
  const user = userEvent.setup()
  renderPage({ status: RUNNING, errors: { errors: [] }, detected: true })
  await screen.findByTitle('App preview')
  const button = screen.getByRole('button', { name: new RegExp(`^${BUTTON}`) })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(screen.queryByRole('region', { name: 'Storyboard' })).not.toBeInTheDocument()
})

it('a drawing that ended by itself is said, and begun anew by a button', { tags: 'P-640' }, async () => {
  const user = await open()
  frameSays({ type: 'sketch-story', drawn: 12, found: 40, shown: 12, done: false, failed: 'out-of-memory' })
  expect(
    screen.getByText(/took too much memory\. 12 pages are there; the phone and the edits go on/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(frameWindow.postMessage).toHaveBeenLastCalledWith({ type: 'sketch-story-again' }, FRAME_ORIGIN)
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

it(
  'what is typed is looked for; where nothing has it, it is cleared by a button',
  { tags: 'P-571' },
  async () => {
    const user = await open()
    progress(40, 40, 40)
    const search = screen.getByRole('textbox', { name: 'Search pages' })
    await user.type(search, 'basket')
    expect(frameWindow.postMessage).toHaveBeenLastCalledWith(
      { type: 'sketch-story-view', search: 'basket', dark: false, large: false },
      FRAME_ORIGIN,
    )
    progress(40, 40, 0, true)
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(search).toHaveValue('')
    expect(search).toHaveFocus()
  },
)

it('a search says that pages are still being drawn, and what was not drawn', { tags: 'P-671' }, async () => {
  const user = await open()
  const sheet = screen.getByRole('region', { name: 'Storyboard' })
  progress(12, 40, 12)
  await user.type(screen.getByRole('textbox', { name: 'Search pages' }), 'basket')
  progress(12, 40, 3)
  expect(sheet).toHaveTextContent('3 found, 28 pages still to be drawn')
  expect(sheet).not.toHaveTextContent('No page')
  progress(39, 40, 0)
  expect(sheet).toHaveTextContent('0 found, 1 page still to be drawn')
  expect(sheet).toHaveTextContent('No page so far has these words')
  frameSays({ type: 'sketch-story', drawn: 12, found: 40, shown: 0, done: false, failed: 'failed' })
  expect(sheet).toHaveTextContent('0 of 12 pages')
  expect(sheet).toHaveTextContent('28 pages were not drawn.')
  progress(40, 40, 0, true)
  expect(sheet).toHaveTextContent('No page of the app has these words')
})

it('a page that is chosen is opened in the phone, and the sheet closes', { tags: 'P-572' }, async () => {
  await open()
  frameSays({ type: 'sketch-story-open', page: 'route /basket', name: 'Basket' })
  expect(frameWindow.postMessage).toHaveBeenLastCalledWith(
    { type: 'sketch-open', page: 'route /basket' },
    FRAME_ORIGIN,
  )
  expect(screen.queryByRole('region', { name: 'Storyboard' })).not.toBeInTheDocument()
})

it(
  'where nothing had the focus before, a chosen page leaves it before the phone',
  { tags: 'P-772' },
  async () => {
    const user = await open()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: BUTTON })).toHaveFocus()
    screen.getByRole('button', { name: BUTTON }).blur()
    // as the palette does, where nothing had the focus
    fireEvent.click(screen.getByRole('button', { name: BUTTON }))
    expect(screen.getByRole('textbox', { name: 'Search pages' })).toHaveFocus()
    frameSays({ type: 'sketch-story-open', page: 'route /basket', name: 'Basket' })
    expect(screen.getByRole('button', { name: /iPhone/ })).toHaveFocus()
  },
)

it('Escape closes it, in the field and in the board', { tags: 'P-571' }, async () => {
  const user = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Storyboard' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: BUTTON }))
  frameSays({ type: 'sketch-story-end' })
  expect(screen.queryByRole('region', { name: 'Storyboard' })).not.toBeInTheDocument()
})
