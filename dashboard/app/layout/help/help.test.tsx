import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { heading, openApp } from '../../../testing/open-app.tsx'
import { ZOE } from '../../../testing/render-app.tsx'
import { RELEASES } from './releases.ts'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const total = RELEASES.reduce((sum, { changes }) => sum + changes.length, 0)
const openHelp = async () => userEvent.click(await screen.findByRole('button', { name: /^Help/ }))

describe('the Help menu', () => {
  it(
    'holds theme, keys, what is new, the doctor, diagnostics and both versions',
    { tags: 'P-275' },
    async () => {
      await openApp('/supabase')
      await heading('Supabase')
      await openHelp()
      const items = await screen.findAllByRole('menuitem')
      expect(items.map((item) => item.textContent)).toEqual([
        'Keyboard shortcuts?',
        'What’s new',
        'Check this computer',
        'Copy diagnostics',
      ])
      expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
        'Light',
        'Dark',
        'System',
      ])
      expect(screen.getByText('Mosaygent 1.2.3, helper 0.1.0')).toBeInTheDocument()
    },
  )

  it(
    'marks what came since this browser looked last, and nothing for a newcomer',
    { tags: 'P-276' },
    async () => {
      await openApp('/supabase')
      await waitFor(() => expect(localStorage.getItem('mosaygent_changes_seen')).toBe(String(total)))
      expect(screen.getByRole('button', { name: 'Help' })).toBeInTheDocument()
      act(() => {
        localStorage.setItem('mosaygent_changes_seen', String(total - 2))
        window.dispatchEvent(new StorageEvent('storage', { key: 'mosaygent_changes_seen' }))
      })
      await userEvent.click(await screen.findByRole('button', { name: 'Help, 2 new' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /What’s new/ }))
      const dialog = within(await screen.findByRole('dialog', { name: 'What’s new' }))
      expect(dialog.getAllByText('New')).toHaveLength(2)
      expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/New$/)
      expect(localStorage.getItem('mosaygent_changes_seen')).toBe(String(total))
      await userEvent.keyboard('{Escape}')
      expect(await screen.findByRole('button', { name: 'Help' })).toBeInTheDocument()
    },
  )
})

describe('the releases', () => {
  it('have a few short lines each, which the build reads from CHANGELOG.md', { tags: 'P-276' }, () => {
    expect(RELEASES.length).toBeGreaterThan(0)
    for (const { changes } of RELEASES) {
      expect(changes.length).toBeGreaterThan(0)
      expect(changes.length).toBeLessThanOrEqual(10)
      expect(changes.filter((change) => change.length > 120)).toEqual([])
    }
  })

  it('count as seen by a browser that counted more of them before', { tags: 'P-276' }, async () => {
    localStorage.setItem('mosaygent_changes_seen', '1000')
    await openApp('/supabase')
    await waitFor(() => expect(localStorage.getItem('mosaygent_changes_seen')).toBe(String(total)))
    expect(screen.getByRole('button', { name: 'Help' })).toBeInTheDocument()
  })
})

const SECRETS = [
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.c2ln',
  'gho_16C7e42F292c6912E7710c838347Ae178B4a',
  '9AB3-77F1',
  'zoe@example.com',
  '/home/zoé',
]

describe('the diagnostics', () => {
  it(
    'hold versions, tools, connection, settings and the last problems, and no secret',
    { tags: 'P-277' },
    async () => {
      const [token = '', github = '', code = '', , home = ''] = SECRETS
      const { helper } = await openApp('/github', { ...ZOE, uid: 'uid-of-zoé' })
      await heading('GitHub')
      await waitFor(() => {
        expect(helper.listeners).toBe(1)
      })
      localStorage.setItem('mosaygent_auth_token', token)
      helper.answer('GET /mosaygent/doctor', {
        body: {
          checks: [
            { id: 'git', name: 'git', state: 'ok', detail: `2.51.0  ${home}/bin/git` },
            { id: 'github-login', name: 'login', state: 'problem', detail: `${github} was refused` },
          ],
        },
      })
      act(() => {
        helper.emit({
          type: 'job.changed',
          job: {
            id: 'j',
            kind: 'gh-login',
            state: 'failed',
            stage: 'x',
            percent: null,
            started_at: '2026-01-01T00:00:00Z',
            detail: `the code ${code} has expired`,
          },
        })
      })
      const copied: string[] = []
      await openHelp()
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy diagnostics' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Copy diagnostics' }))
      vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
      await dialog.findByText(/2\.51\.0/)
      await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
      expect(await dialog.findByText('Copied')).toBeInTheDocument()
      const [text = ''] = copied
      for (const part of [
        'Mosaygent 1.2.3, helper 0.1.0',
        'Connection: The helper answered',
        'environment: development',
        '~/bin/git',
        'gh-login  failed  the code',
        'GET /mosaygent/github/gh-installed: Not here (not-found)',
      ])
        expect(text).toContain(part)
      for (const secret of [...SECRETS, 'uid-of-zoé', 'token-1']) expect(text).not.toContain(secret)
    },
  )
})
