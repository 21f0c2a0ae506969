import type { Reply } from '@mosaygent/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, FakeHelper } from '../../../testing/fake-helper.ts'
import { DIR, SET, openEnvironment, workspaceHelper } from '../../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const FOLDERS = 'POST /mosaygent/environment/folders'
const MAKE = 'POST /mosaygent/environment/make-folder'
type Folder = Reply<'browseFolders'>['folders'][number]

const named = (parent: string, name: string, marks: Folder['marks'] = []): Folder => ({
  name,
  path: `${parent}/${name}`,
  marks,
})
const folder = (path: string, parent: string | null, folders: Folder[], more = 0) => ({
  path,
  parent,
  marks: [],
  roots: [
    { name: 'Home', path: '/home/zoé' },
    { name: 'This computer', path: '/' },
  ],
  folders,
  more,
})
const TREE: Record<string, Reply<'browseFolders'>> = {
  '/home/zoé': folder('/home/zoé', '/home', [
    named('/home/zoé', 'alpha'),
    named('/home/zoé', 'Projects', ['git']),
  ]),
  '/home/zoé/Projects': folder('/home/zoé/Projects', '/home/zoé', [
    named('/home/zoé/Projects', 'tide', ['flutter']),
  ]),
  '/home/zoé/Projects/neu': folder('/home/zoé/Projects/neu', '/home/zoé/Projects', [], 2),
}

let helper: FakeHelper
beforeEach(() => {
  helper = workspaceHelper()
  helper.answer(DIR, { body: { path: null } })
  helper.answer(FOLDERS, (body): Answer => {
    const path = Reflect.get(Object(body), 'path') ?? '/home/zoé'
    const found = TREE[String(path)]
    return found === undefined
      ? { status: 422, body: { detail: 'The helper may not look into it.', code: 'path-not-accessible' } }
      : { body: found }
  })
  helper.answer(SET, (body): Answer => {
    helper.answer(DIR, { body })
    return { body }
  })
})

const saved = () => helper.askedFor(SET)

describe('the folder browser', () => {
  it('chooses a folder by the keyboard alone, and saves it', { tags: 'P-245' }, async () => {
    await openEnvironment(helper)
    ;(await screen.findByRole('button', { name: 'Browse' })).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose the project directory' }))
    await dialog.findByRole('option', { name: /Projects/ })
    await waitFor(() => {
      expect(dialog.getByRole('listbox', { name: 'Folders' })).toHaveFocus()
    })
    expect(within(dialog.getByRole('option', { name: /Projects/ })).getByText('Git')).toBeInTheDocument()
    await userEvent.keyboard('p')
    expect(dialog.getByRole('option', { name: /Projects/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await dialog.findByRole('option', { name: /tide/ })
    await userEvent.keyboard('{Backspace}')
    await dialog.findByRole('option', { name: /alpha/ })
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await dialog.findByRole('option', { name: /tide/ })
    dialog.getByRole('button', { name: 'Use this folder' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('/home/zoé/Projects')
    expect(saved()).toEqual([{ path: '/home/zoé/Projects' }])
  })

  it(
    'makes a new folder and goes into it; a name with a slash is refused before it is asked',
    { tags: 'P-246' },
    async () => {
      helper.answer(MAKE, (body): Answer => ({ body }))
      await openEnvironment(helper)
      await userEvent.click(await screen.findByRole('button', { name: 'Browse' }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(await dialog.findByRole('option', { name: /Projects/ }))
      await dialog.findByRole('option', { name: /tide/ })
      await userEvent.click(dialog.getByRole('button', { name: 'New folder' }))
      await userEvent.keyboard('a/b{Enter}')
      expect(dialog.getByRole('alert')).toHaveTextContent('A name has no slash in it')
      expect(helper.askedFor(MAKE)).toEqual([])
      await userEvent.keyboard('{Escape}')
      await userEvent.click(dialog.getByRole('button', { name: 'New folder' }))
      await userEvent.keyboard('neu{Enter}')
      expect(await dialog.findByText('No folders in here. You can still use it.')).toBeVisible()
      expect(dialog.getByText(/2 more folders are not listed/)).toBeVisible()
      expect(helper.askedFor(MAKE)).toEqual([{ path: '/home/zoé/Projects/neu' }])
      expect(saved()).toEqual([])
    },
  )

  it(
    'asks for hidden folders on wish; a folder that may not be read says so, with a way out',
    { tags: 'P-245' },
    async () => {
      await openEnvironment(helper)
      await userEvent.click(await screen.findByRole('button', { name: 'Browse' }))
      const dialog = within(await screen.findByRole('dialog'))
      await dialog.findByRole('option', { name: /alpha/ })
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Hidden folders' }))
      await waitFor(() => {
        expect(helper.askedFor(FOLDERS).at(-1)).toMatchObject({ hidden: true })
      })
      await userEvent.click(dialog.getByRole('button', { name: 'This computer' }))
      expect(await dialog.findByRole('alert')).toHaveTextContent('The helper may not look into it.')
      await userEvent.click(within(dialog.getByRole('alert')).getByRole('button', { name: 'Home' }))
      await dialog.findByRole('option', { name: /alpha/ })
    },
  )
})

it('a directory that does not exist is made on a press, and then used', { tags: 'P-246' }, async () => {
  const path = '/home/zoé/neu'
  helper.answer(SET, {
    status: 422,
    body: { detail: `${path} does not exist. Check the spelling.`, code: 'path-not-found' },
  })
  helper.answer(MAKE, (): Answer => {
    helper.answer(SET, (): Answer => {
      helper.answer(DIR, { body: { path } })
      return { body: { path } }
    })
    return { body: { path } }
  })
  await openEnvironment(helper)
  await userEvent.type(await screen.findByRole('textbox'), `${path}{Enter}`)
  expect(helper.askedFor(MAKE)).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Create this folder' }))
  expect(await screen.findByRole('button', { name: 'Change' })).toBeInTheDocument()
  expect(saved()).toHaveLength(2)
})

it(
  'directories of before are a press away, and can be removed from the list',
  { tags: ['P-247', 'P-248'] },
  async () => {
    localStorage.setItem(
      'mosaygent_recent_directories',
      JSON.stringify(['/home/zoé/old é', '/home/zoé/gone']),
    )
    await openEnvironment(helper)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove /home/zoé/gone from this list' }))
    expect(screen.queryByText('/home/zoé/gone')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Use /home/zoé/old é' }))
    await screen.findByRole('button', { name: 'Change' })
    expect(saved()).toEqual([{ path: '/home/zoé/old é' }])
    expect(localStorage.getItem('mosaygent_recent_directories')).toBe('["/home/zoé/old é"]')
  },
)
