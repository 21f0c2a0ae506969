import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { heading, openApp } from '../../../testing/open-app.tsx'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const CHECK = 'POST /mosaygent/updates/check'
const answered = (kind: string, rest: object = {}) => ({ body: { answer: { kind, ...rest } } })
const NEWER = answered('newer', { version: '0.2.0' })

const kept = (name: string): unknown => JSON.parse(localStorage.getItem(`mosaygent_${name}`) ?? 'null')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function openNews() {
  await userEvent.click(await screen.findByRole('button', { name: /^Help/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /What’s new/ }))
  return within(await screen.findByRole('region', { name: 'Newer versions' }))
}

async function openPage() {
  const app = await openApp('/supabase')
  await heading('Supabase')
  await screen.findByText('Connected')
  return app
}

describe('a newer version', () => {
  it('is not asked for before somebody said yes', { tags: ['P-615', 'P-617'] }, async () => {
    const { helper } = await openPage()
    helper.answer(CHECK, NEWER)
    const notes = await openNews()
    expect(notes.getByText(/^May Mosaygent ask the npm registry once a day/)).toBeInTheDocument()
    await press('Do not ask')
    expect(notes.getByText(/^Does not ask by itself/)).toBeInTheDocument()
    expect(kept('update_check')).toBe('off')
    expect(helper.askedFor(CHECK)).toEqual([])
    await press('Ask once a day')
    expect(await notes.findByText('0.2.0 is out.')).toBeInTheDocument()
    expect(notes.getByText('npm install --global mosaygent@0.2.0')).toBeInTheDocument()
    expect(kept('update_check')).toBe('on')
    expect(kept('update_answer')).toMatchObject({ newer: { version: '0.2.0', than: '0.1.0' } })
    expect(helper.askedFor(CHECK)).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: /^Help/ }))
    expect(await screen.findByRole('menuitem', { name: '0.2.0 is out.' })).toBeInTheDocument()
  })

  it('is asked for once a day, and what fails says nothing by itself', { tags: 'P-615' }, async () => {
    localStorage.setItem('mosaygent_update_check', '"on"')
    const { helper } = await openPage()
    await waitFor(() => expect(helper.askedFor(CHECK)).toHaveLength(1))
    const notes = await openNews()
    // this helper does not know the call
    expect(notes.getByRole('status')).toBeEmptyDOMElement()
    expect(notes.queryByText(/^\d+\.\d+\.\d+ is out/)).toBeNull()
    await press('Check now')
    expect(await notes.findByText('The helper could not ask.')).toBeInTheDocument()
    helper.answer(CHECK, answered('not-published'))
    await press('Check now')
    expect(await notes.findByText('The registry does not know Mosaygent.')).toBeInTheDocument()
    helper.answer(CHECK, answered('unreachable'))
    await press('Check now')
    expect(await notes.findByText('The registry could not be reached.')).toBeInTheDocument()
    helper.answer(CHECK, answered('current'))
    await press('Check now')
    expect(await notes.findByText('This is the newest version.')).toBeInTheDocument()
    expect(helper.askedFor(CHECK)).toHaveLength(5)
  })

  it('is no news where it is installed, and not asked for again today', { tags: 'P-615' }, async () => {
    localStorage.setItem('mosaygent_update_check', '"on"')
    const answer = { askedAt: Date.now(), newer: { version: '0.1.0', than: '0.0.9' } }
    localStorage.setItem('mosaygent_update_answer', JSON.stringify(answer))
    const { helper } = await openPage()
    const notes = await openNews()
    expect(notes.queryByText(/^\d+\.\d+\.\d+ is out/)).toBeNull()
    expect(helper.askedFor(CHECK)).toEqual([])
  })
})
