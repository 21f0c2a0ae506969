import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY, renderApp } from '../../testing/render-app.tsx'
import {
  CLONABLE,
  DIR,
  DIRECTORY_KEY,
  SET,
  STARTER,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'
import { refusals } from '../../testing/refusals.ts'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

let helper: FakeHelper
beforeEach(() => {
  helper = workspaceHelper()
})

describe('the project directory', () => {
  it(
    'is asked for when there is none; Save is off while blank and no codebase shows',
    { tags: ['P-039', 'P-040', 'P-149'] },
    async () => {
      helper.answer(DIR, { body: { path: null } })
      await openEnvironment(helper)
      const save = await screen.findByRole('button', { name: 'Save' })
      expect(save).toHaveAttribute('aria-disabled', 'true')
      await userEvent.type(screen.getByRole('textbox'), '   ')
      await userEvent.click(save)
      expect(save).toHaveAttribute('aria-disabled', 'true')
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
      expect(screen.queryByRole('region', { name: 'API Codebase' })).toBeNull()
      expect(helper.askedFor(SET)).toEqual([])
    },
  )

  it(
    'is saved trimmed with Enter, here and in the helper, and the codebases appear',
    { tags: ['P-040', 'P-044', 'P-118'] },
    async () => {
      helper.answer(DIR, { body: { path: null } })
      helper.answer(SET, (): Answer => {
        helper.answer(DIR, { body: { path: DIRECTORY } })
        return { body: { path: DIRECTORY } }
      })
      await openEnvironment(helper)
      await userEvent.type(await screen.findByRole('textbox'), `  ${DIRECTORY} {Enter}`)
      await card('API Codebase')
      await card('Flutter Codebase')
      expect(helper.askedFor(SET)).toEqual([{ path: DIRECTORY }])
      expect(localStorage.getItem(DIRECTORY_KEY)).toBe(DIRECTORY)
    },
  )

  it('is ready to be typed where another page’s link asked for it', { tags: 'P-080' }, async () => {
    helper.answer(DIR, { body: { path: null } })
    await renderApp({ path: '/environment#open', helper })
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  })

  it(
    'what was said while there was none is no word about the first one: nothing is missing before it is looked at',
    { tags: 'P-044' },
    async () => {
      helper.answer(DIR, { body: { path: null } })
      await renderApp({ path: '/flutter', helper })
      await waitFor(() => expect(helper.askedFor(STATUS)).not.toEqual([]))
      let said: ((answer: Answer) => void) | undefined
      helper.answer(SET, (): Answer => {
        helper.answer(DIR, { body: { path: DIRECTORY } })
        helper.answer(STATUS, () => new Promise<Answer>((resolve) => (said = resolve)))
        return { body: { path: DIRECTORY } }
      })
      await userEvent.click(await screen.findByRole('link', { name: 'Environment' }))
      await userEvent.type(await screen.findByRole('textbox'), `${DIRECTORY}{Enter}`)
      expect(await card('Flutter Codebase')).toHaveTextContent('Loading the codebase')
      expect(screen.queryByText('Missing')).toBeNull()
      await waitFor(() => expect(said).toBeDefined())
      said?.({ body: { api: CLONABLE, flutter: STARTER } })
      expect(await screen.findAllByText('Missing')).toHaveLength(2)
    },
  )

  it(
    'is kept in this browser when the helper refuses it, and the reason is shown',
    { tags: 'P-042' },
    async () => {
      helper.answer(DIR, { body: { path: null } })
      helper.answer(SET, { status: 422, body: { detail: 'There is no such folder', code: 'path-not-found' } })
      await openEnvironment(helper)
      await userEvent.type(await screen.findByRole('textbox'), '/nowhere{Enter}')
      expect(await screen.findByRole('alert')).toHaveTextContent('There is no such folder')
      expect(localStorage.getItem(DIRECTORY_KEY)).toBe('/nowhere')
      expect(screen.queryByText('Saved in this browser only')).toBeNull()
      expect(screen.queryByRole('region', { name: 'API Codebase' })).toBeNull()
      // as it was typed, for the one letter that has to be mended
      expect(screen.getByRole('textbox')).toHaveValue('/nowhere')
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The helper refused /nowhere: There is no such folder',
      )
      expect(screen.getByRole('button', { name: 'Change' })).toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
      expect(localStorage.getItem(DIRECTORY_KEY)).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(helper.askedFor(SET)).toEqual([{ path: '/nowhere' }])
    },
  )

  it.each(refusals('Failed to set directory'))(
    'refused with %s says why, or the fixed text',
    { tags: 'P-138' },
    async (_shape, refusal, says) => {
      helper.answer(DIR, { body: { path: null } })
      helper.answer(SET, refusal)
      await openEnvironment(helper)
      await userEvent.type(await screen.findByRole('textbox'), '/nowhere{Enter}')
      expect(await screen.findByRole('alert')).toHaveTextContent(says)
      expect(screen.queryByRole('region', { name: 'API Codebase' })).toBeNull()
    },
  )

  it('can be changed, and Cancel and Escape change nothing', { tags: ['P-039', 'P-040'] }, async () => {
    await openEnvironment(helper)
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    await userEvent.type(screen.getByRole('textbox'), 'x{Escape}')
    expect(await screen.findByRole('button', { name: 'Change' })).toHaveFocus()
    expect(helper.askedFor(SET)).toEqual([])
  })

  it('is the helper’s when the two differ, with a button for each', { tags: 'P-041' }, async () => {
    localStorage.setItem(DIRECTORY_KEY, '/home/zoé/autre')
    helper.answer(SET, { body: { path: '/home/zoé/autre' } })
    await openEnvironment(helper)
    await screen.findByText('The helper and this browser have different directories')
    await userEvent.click(screen.getByRole('button', { name: 'Use this browser’s' }))
    await waitFor(() => {
      expect(helper.askedFor(SET)).toEqual([{ path: '/home/zoé/autre' }])
    })
    await waitFor(() => {
      expect(screen.queryByText('The helper and this browser have different directories')).toBeNull()
    })
  })

  it('lets the helper’s win when asked to', async () => {
    localStorage.setItem(DIRECTORY_KEY, '/home/zoé/autre')
    await openEnvironment(helper)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the helper’s' }))
    expect(localStorage.getItem(DIRECTORY_KEY)).toBe(DIRECTORY)
    expect(helper.askedFor(SET)).toEqual([])
  })

  it('that was saved while nobody listened is told to the helper once it answers', async () => {
    localStorage.setItem(DIRECTORY_KEY, DIRECTORY)
    helper.up = false
    helper.answer(DIR, { body: { path: null } })
    helper.answer(SET, { body: { path: DIRECTORY } })
    await openEnvironment(helper)
    await screen.findByText('Remembered by this browser')
    helper.up = true
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await waitFor(() => {
      expect(helper.askedFor(SET)).toEqual([{ path: DIRECTORY }])
    })
  })
})

describe('without a helper', () => {
  it('the page says so, keeps the path and offers the way out', async () => {
    localStorage.setItem(DIRECTORY_KEY, DIRECTORY)
    helper.up = false
    await openEnvironment(helper)
    await screen.findByText('The helper is not connected')
    expect(screen.getByText(DIRECTORY)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'How to start it' })).toHaveAttribute('href', '/api')
    expect(await screen.findAllByText('Unavailable while disconnected.')).toHaveLength(2)
  })

  it('what was known stays, and nothing can be cloned', async () => {
    await openEnvironment(helper)
    const clone = await screen.findByRole('button', { name: 'Clone API Repository' })
    helper.up = false
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await screen.findByText(/Showing the last known state/)
    expect(clone).toHaveAccessibleDescription('The helper is not connected')
    await userEvent.click(clone)
    expect(helper.askedFor('POST /mosaygent/environment/clone-api')).toEqual([])
  })

  it('of a helper that hangs has no colour of a fact, and the hint says that it hangs', async () => {
    const git = { branch: 'main', dirty: false, changes: 0 }
    const there = { detected: true, path: `${DIRECTORY}/api`, git, running: true, dependencies: true }
    const api = { ...there, last_modified: null }
    helper.answer(STATUS, { body: { api, flutter: STARTER } })
    await openEnvironment(helper)
    expect(await screen.findByText('Present')).toHaveClass('text-good-ink')
    expect(await screen.findByText('Clean')).toHaveClass('text-good-ink')
    helper.answer('GET /health', 'unreachable')
    helper.answer('GET /helper-state.json', { body: { kind: 'silent', holder: null } })
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(await screen.findByText('The helper is not responding')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'What to do' })).toHaveAttribute('href', '/api')
    for (const said of ['Present', 'Clean']) expect(screen.getByText(said)).not.toHaveClass('text-good-ink')
    // one that is back has not said it yet either
    helper.answer(STATUS, 'never')
    helper.answer('GET /health', { body: { status: 'ok', name: 'mosaygent-helper', version: '0.1.0' } })
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await waitFor(() => {
      expect(screen.queryByText('The helper is not responding')).toBeNull()
    })
    expect(screen.getByText('Present')).not.toHaveClass('text-good-ink')
  })

  it('a status that fails is shown with a way to ask again', async () => {
    helper.answer(STATUS, { status: 500, body: { detail: 'git could not be started' } })
    await openEnvironment(helper)
    expect(await screen.findByRole('alert')).toHaveTextContent('git could not be started')
    helper.answer(STATUS, { body: { api: CLONABLE, flutter: STARTER } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Clone API Repository' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a helper that refuses this page is named, with a way to ask again', async () => {
    helper.answer(DIR, {
      status: 403,
      body: { detail: 'This page may not call the helper', code: 'origin-not-allowed' },
    })
    await openEnvironment(helper)
    expect(await screen.findByRole('alert')).toHaveTextContent('This page may not call the helper')
    helper.answer(DIR, { body: { path: DIRECTORY } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Clone API Repository' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
