import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DIRECTORY } from '../../testing/render-app.tsx'
import {
  DIR,
  DIRECTORY_KEY,
  SET,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

it(
  'a directory that the helper refused is not offered again after a reload, but can be corrected or forgotten',
  { tags: ['P-042', 'P-213'] },
  async () => {
    const refused = '/tmp/nope/zz é'
    localStorage.setItem(DIRECTORY_KEY, refused)
    localStorage.setItem(
      'mosaygent_refused_directory',
      JSON.stringify({ path: refused, why: `${refused} does not exist. Check the spelling.` }),
    )
    const helper = workspaceHelper()
    await openEnvironment(helper)
    const words = `The helper refused ${refused}: it does not exist. Check the spelling.`
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('button', { name: 'Use this browser’s' })).toBeNull()
    // the helper's own is still there, with its codebases
    await card('API Codebase')
    await userEvent.click(screen.getByRole('button', { name: 'Change the refused directory' }))
    expect(screen.getByRole('textbox')).toHaveValue(refused)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(localStorage.getItem(DIRECTORY_KEY)).toBe(DIRECTORY)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(helper.askedFor(SET)).toEqual([])
  },
)

it('a refused directory is asked about again when the page opens, and taken once it is there', async () => {
  localStorage.setItem(DIRECTORY_KEY, DIRECTORY)
  localStorage.setItem('mosaygent_refused_directory', JSON.stringify({ path: DIRECTORY, why: 'Not there.' }))
  const helper = workspaceHelper()
  helper.answer(DIR, { body: { path: null } })
  helper.answer(SET, () => {
    helper.answer(DIR, { body: { path: DIRECTORY } })
    return { body: { path: DIRECTORY } }
  })
  await openEnvironment(helper)
  await card('API Codebase')
  expect(screen.queryByText('Refused')).toBeNull()
  expect(helper.askedFor(SET)).toEqual([{ path: DIRECTORY }])
  expect(localStorage.getItem('mosaygent_refused_directory')).toBe('null')
})

it('one that is refused once more, with no other directory, is said to be that and nothing else', async () => {
  localStorage.setItem(DIRECTORY_KEY, '/nowhere é')
  const helper = workspaceHelper()
  helper.answer(DIR, { body: { path: null } })
  helper.answer(SET, { status: 422, body: { detail: '/nowhere é is a file.', code: 'not-a-directory' } })
  await openEnvironment(helper)
  expect(await screen.findByText('Refused')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('The helper refused /nowhere é: it is a file.')
  expect(screen.queryByText(/Every app in this folder is found/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'API Codebase' })).toBeNull()
})
