import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeHelper } from '../../testing/fake-helper.ts'
import { PRESENT } from '../../testing/workspace-examples.tsx'
import { renderApp } from '../../testing/render-app.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const CHOICES = 'GET /mosaygent/environment/repositories'
const CHOOSE = 'POST /mosaygent/environment/choose-repository'
const LIST = 'POST /mosaygent/github/repositories'
const STARTER = { from: 'starter', address: '/opt/starters/api' }
const MINE = { from: 'config', address: 'https://git.example/team/app.git' }
const repository = (name: string, description: string | null = null) => ({
  name,
  address: `https://github.com/${name}.git`,
  private: true,
  archived: false,
  description,
  default_branch: 'main',
  pushed_at: null,
})

let helper: FakeHelper
beforeEach(() => {
  helper = new FakeHelper({
    'GET /mosaygent/github/gh-installed': { body: { installed: true, version: '2.46.0' } },
    'GET /mosaygent/github/auth-status': { body: { logged_in: true, output: '', state: 'signed-in' } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
    [CHOICES]: { body: { api: STARTER, flutter: MINE } },
    [LIST]: { body: { repositories: [repository('acme/demo'), repository('acme/tide é')], more: false } },
    [CHOOSE]: {
      body: { api: STARTER, flutter: { from: 'config', address: 'https://github.com/acme/demo.git' } },
    },
  })
})
const open = async () => {
  await renderApp({ path: '/github', helper })
  return within(await screen.findByRole('region', { name: 'Repositories' }))
}
const openDialog = async () => {
  const card = await open()
  await userEvent.click(await card.findByRole('button', { name: 'Choose the Flutter repository' }))
  return within(await screen.findByRole('dialog', { name: 'Choose the Flutter repository' }))
}

describe('which repositories are cloned', () => {
  it('is told, and one that was chosen goes back to the default', { tags: 'P-207' }, async () => {
    const card = await open()
    expect(await card.findByText(MINE.address)).toBeInTheDocument()
    expect(card.getByText('Starter that ships with Mosaygent')).toBeInTheDocument()
    helper.answer(CHOOSE, { body: { api: STARTER, flutter: STARTER } })
    await userEvent.click(card.getByRole('button', { name: 'Reset the Flutter repository to the default' }))
    await waitFor(() => {
      expect(card.queryByText(MINE.address)).toBeNull()
    })
    expect(helper.askedFor(CHOOSE)).toEqual([{ codebase: 'flutter', address: null }])
  })

  it('another one than the clone that is there is said, with what to do', async () => {
    const git = { branch: 'main', dirty: false, remote: 'https://example.com/old é.git' }
    const repository = { address: MINE.address, starter: false, target: '/x/flutter', other: true }
    const flutter = { ...PRESENT, path: '/x/my app/flutter', git, repository }
    helper.answer('GET /mosaygent/environment/status', { body: { api: PRESENT, flutter } })
    const card = await open()
    expect(await card.findByText(/^What is in/)).toHaveTextContent(
      'What is in /x/my app/flutter is a clone of https://example.com/old é.git. To clone this one, move that away, or choose another project directory.',
    )
  })

  it(
    'where the environment says so, cannot be chosen here, and the page says why',
    { tags: 'P-207' },
    async () => {
      const flutter = { from: 'environment', address: MINE.address, variable: 'MOSAYGENT_FLUTTER_REPO' }
      helper.answer(CHOICES, { body: { api: STARTER, flutter } })
      const card = await open()
      expect(await card.findByText('MOSAYGENT_FLUTTER_REPO')).toBeInTheDocument()
      const choose = card.getByRole('button', { name: 'Choose the Flutter repository' })
      expect(choose).toHaveAccessibleDescription('MOSAYGENT_FLUTTER_REPO of the environment says so and wins')
      await userEvent.click(choose)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('that cannot be read says so, and is asked for again', async () => {
    helper.answer(CHOICES, { status: 500, body: { detail: 'The disk is gone.' } })
    const card = await open()
    expect(await card.findByRole('alert')).toHaveTextContent('The disk is gone.')
    helper.answer(CHOICES, { body: { api: STARTER, flutter: MINE } })
    await userEvent.click(card.getByRole('button', { name: 'Try again' }))
    expect(await card.findByText(MINE.address)).toBeInTheDocument()
  })
})

describe('choosing another one', () => {
  it('from the list, by keyboard alone', { tags: 'P-207' }, async () => {
    const dialog = await openDialog()
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search' }), 'ACME dem')
    expect(await dialog.findByText('1 of 2')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(helper.askedFor(CHOOSE)).toEqual([
      { codebase: 'flutter', address: 'https://github.com/acme/demo.git' },
    ])
    expect(await screen.findByText('https://github.com/acme/demo.git')).toBeInTheDocument()
  })

  it('by an address; one that is refused stays to be mended', async () => {
    helper.answer(CHOOSE, { status: 422, body: { detail: 'The address begins with a dash.', code: 'x' } })
    const dialog = await openDialog()
    const use = dialog.getByRole('button', { name: 'Use this address' })
    expect(use).toHaveAccessibleDescription('Type an address first')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), '  -x {Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('The address begins with a dash.')
    expect(helper.askedFor(CHOOSE)).toEqual([{ codebase: 'flutter', address: '-x' }])
    expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('  -x ')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('by GitHub’s short form, whose full address is shown', { tags: 'P-207' }, async () => {
    const dialog = await openDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'acme/demo')
    expect(dialog.getByText('Short for https://github.com/acme/demo.git')).toBeInTheDocument()
    await userEvent.keyboard('.x y')
    expect(dialog.queryByText(/^Short for/)).toBeNull()
    expect(helper.askedFor(CHOOSE)).toEqual([])
  })

  it('looks through the next pages for words that the first does not have', async () => {
    helper.answer(LIST, (body) => {
      const first = JSON.stringify(body) === '{"page":1}'
      return {
        body: {
          repositories: [first ? repository('acme/one') : repository('acme/two', 'Tides')],
          more: first,
        },
      }
    })
    const dialog = await openDialog()
    await dialog.findByText('acme/one')
    expect(helper.askedFor(LIST)).toEqual([{ page: 1 }])
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search' }), 'tides')
    expect(await dialog.findByText('acme/two')).toBeInTheDocument()
    expect(helper.askedFor(LIST)).toEqual([{ page: 1 }, { page: 2 }])
    expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it.each([
    [{ body: { repositories: [], more: false } }, 'This login can read no repository yet.'],
    [{ status: 502, body: { detail: 'GitHub could not be reached.' } }, 'GitHub could not be reached.'],
  ])('says when there is nothing to list', async (answer, words) => {
    helper.answer(LIST, answer)
    expect(await (await openDialog()).findByText(words)).toBeInTheDocument()
  })

  it('without a login asks GitHub for nothing and says what would be here', async () => {
    helper.answer('GET /mosaygent/github/auth-status', { body: { logged_in: false, output: '' } })
    const dialog = await openDialog()
    expect(await dialog.findByText(/Log in to GitHub on this page/)).toBeInTheDocument()
    expect(helper.askedFor(LIST)).toEqual([])
  })
})
