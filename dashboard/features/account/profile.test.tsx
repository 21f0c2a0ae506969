import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { heading, openApp } from '../../testing/open-app.tsx'
import { ZOE } from '../../testing/render-app.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const profile = () => within(screen.getByRole('region', { name: 'Profile' }))
const value = (label: string) => profile().getByText(label).closest('dt')?.nextElementSibling

describe('the account page', () => {
  it('shows name, email and user id', { tags: ['P-103', 'P-154'] }, async () => {
    await openApp('/account')
    await heading('Account')
    expect(value('Name')).toHaveTextContent('Zoé Lefèvre')
    expect(value('Email')).toHaveTextContent('zoe@example.com')
    expect(value('User ID')).toHaveTextContent('uid-1')
    expect(profile().getByRole('button', { name: 'Copy user ID' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Settings' })).toBeInTheDocument()
  })

  it.each([null, ''])(
    'says N/A for what the provider left out: %j',
    { tags: ['P-103', 'P-154'] },
    async (nothing) => {
      await openApp('/account', { uid: 'u', email: nothing, displayName: nothing, photoURL: nothing })
      await heading('Account')
      expect(value('Name')?.textContent).toBe('N/A')
      expect(value('Email')?.textContent).toBe('N/A')
      expect(profile().getByTestId('person-icon')).toBeInTheDocument()
    },
  )

  it(
    'shows the person icon when the photo does not load, and logs it',
    { tags: ['P-103', 'P-145'] },
    async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const photoURL = 'http://127.0.0.1:1/zoe.png'
      await openApp('/account', { ...ZOE, photoURL })
      await heading('Account')
      const photo = screen.getByRole('region', { name: 'Profile' }).querySelector('img')
      if (photo !== null) fireEvent.error(photo)
      expect(profile().getByTestId('person-icon')).toBeInTheDocument()
      expect(warn).toHaveBeenCalledWith('The profile photo could not be loaded', photoURL)
      warn.mockRestore()
    },
  )

  it('keeps theme and motion in this browser, and a reset gives both back', { tags: 'P-103' }, async () => {
    await openApp('/account')
    await heading('Account')
    const root = document.documentElement
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Reduced' }))
    expect([root.dataset['theme'], root.dataset['motion']]).toEqual(['dark', 'reduced'])
    await userEvent.click(screen.getByRole('button', { name: 'Reset browser settings' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }))
    expect([root.dataset['theme'], root.dataset['motion']]).toEqual(['system', 'system'])
    expect(localStorage.getItem('mosaygent_auth_token')).toBe('token-1')
  })
  it(
    'clears the recent directories and nothing else, and is off when there are none',
    { tags: ['P-103', 'P-247', 'P-248'] },
    async () => {
      localStorage.setItem('mosaygent_recent_directories', JSON.stringify(['/home/zoé/old é', '/srv/b']))
      await openApp('/account')
      await heading('Account')
      localStorage.setItem('mosaygent_project_directory', '/srv/b')
      expect(screen.getByText(/^2 are kept in this browser/)).toBeInTheDocument()
      const clear = screen.getByRole('button', { name: 'Clear recent directories' })
      await userEvent.click(clear)
      expect(await screen.findByText('Recent directories cleared')).toBeInTheDocument()
      expect(JSON.parse(localStorage.getItem('mosaygent_recent_directories') ?? '')).toEqual([])
      expect(localStorage.getItem('mosaygent_project_directory')).toBe('/srv/b')
      expect(clear).toHaveAccessibleDescription('There are none')
    },
  )
})
