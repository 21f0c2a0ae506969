import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DIR, SET, openEnvironment, workspaceHelper } from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

/** Drops somewhere on the page, which is what a hand hits; returns whether the browser would leave the page for it. */
const drop = (types: readonly string[], data: Record<string, string> = {}) =>
  fireEvent.drop(document.body, { dataTransfer: { types, getData: (type: string) => data[type] ?? '' } })

it(
  'a dropped path is the directory; a folder without its path says what to do',
  { tags: 'P-439' },
  async () => {
    const helper = workspaceHelper()
    helper.answer(DIR, { body: { path: null } })
    await openEnvironment(helper)
    const field = await screen.findByRole('textbox', { name: 'Project directory' })
    expect(drop(['Files'])).toBe(false)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A browser does not say where a dropped folder is: paste its path here, or press Browse.',
    )
    expect(field).toHaveFocus()
    expect(helper.askedFor(SET)).toEqual([])
    // what is no path is left to the browser
    expect(drop(['text/plain'], { 'text/plain': 'hello' })).toBe(true)

    helper.answer(SET, () => {
      helper.answer(DIR, { body: { path: '/home/zoé/my app' } })
      return { body: { path: '/home/zoé/my app' } }
    })
    drop(['text/uri-list'], { 'text/uri-list': 'file:///home/zo%C3%A9/my%20app' })
    await waitFor(() => {
      expect(helper.askedFor(SET)).toHaveLength(1)
    })
    expect(await screen.findByRole('button', { name: /^Change/ })).toBeVisible()
    expect(screen.queryByText(/A browser does not say/)).toBeNull()
  },
)
