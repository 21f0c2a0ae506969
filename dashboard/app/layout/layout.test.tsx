import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { letSignOutFail } from '../../testing/fake-cloud.ts'
import { heading, openApp } from '../../testing/open-app.tsx'
import { ZOE } from '../../testing/render-app.tsx'
import { setViewport } from '../../testing/set-viewport.ts'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

describe('the sidebar', () => {
  it(
    'holds toggle and links in their order, and at its foot the connection, Help and the profile',
    { tags: ['P-020', 'P-147'] },
    async () => {
      const { container } = await openApp('/supabase')
      await heading('Supabase')
      await screen.findByText('Connected')
      const sidebar = container.querySelector('aside')
      const said = sidebar?.textContent ?? ''
      const order = [
        'Mosaygent',
        'Development',
        'Production',
        'Environment',
        'Flutter',
        'Supabase',
        'Firebase',
        'GitHub',
        'Connected',
        'Zoé Lefèvre',
      ]
      const places = order.map((text) => said.indexOf(text))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
      const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/environment',
        '/flutter',
        '/supabase',
        '/firebase',
        '/github',
      ])
      expect(screen.getByRole('button', { name: 'Help' })).toBeInTheDocument()
    },
  )

  it(
    'remembers the environment and calls nothing without a project',
    { tags: ['P-022', 'P-117', 'P-130'] },
    async () => {
      const { helper } = await openApp('/supabase')
      await heading('Supabase')
      expect(screen.getByRole('radio', { name: 'Development' })).toBeChecked()
      await userEvent.click(screen.getByRole('radio', { name: 'Production' }))
      expect(screen.getByRole('radio', { name: 'Production' })).toBeChecked()
      expect(localStorage.getItem('mosaygent_environment')).toBe('production')
      await screen.findByText('Config download skipped: project id missing.')
      expect(helper.asked.filter(({ route }) => route.includes('/firebase/'))).toEqual([])
    },
  )

  it(
    'shows Connected, and Not connected with the way to fix it once nobody answers',
    { tags: ['P-024', 'P-147'] },
    async () => {
      const { helper, router } = await openApp('/supabase')
      await heading('Supabase')
      await screen.findByText('Connected')
      helper.up = false
      await act(async () => {
        await router.navigate({ to: '/github' })
      })
      const link = await screen.findByRole('link', { name: /Not connected\s*Click to fix/ })
      expect(link).toHaveAttribute('href', '/api')
    },
  )

  it('opens the profile menu with Account and Logout', { tags: ['P-027', 'P-147'] }, async () => {
    const { router } = await openApp('/supabase')
    await heading('Supabase')
    const trigger = screen.getByRole('button', { name: 'Profile: Zoé Lefèvre' })
    expect(within(trigger).getByTestId('person-icon')).toBeInTheDocument()
    await userEvent.click(trigger)
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Account',
      'Logout',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Account' }))
    await heading('Account')
    expect(router.state.location.pathname).toBe('/account')
  })

  it.each([false, true])(
    'logs out, also when the provider fails: %s',
    { tags: ['P-034', 'P-145'] },
    async (fails) => {
      letSignOutFail(fails)
      vi.spyOn(console, 'error').mockImplementation(() => {})
      await openApp('/supabase')
      await heading('Supabase')
      await userEvent.click(screen.getByRole('button', { name: 'Profile: Zoé Lefèvre' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
      await screen.findByRole('button', { name: 'Continue with Google' })
      expect(localStorage.getItem('mosaygent_auth_token')).toBeNull()
      letSignOutFail(false)
      vi.restoreAllMocks()
    },
  )

  it(
    'shows the person icon when the photo does not load, and logs it',
    { tags: ['P-027', 'P-145'] },
    async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const photoURL = 'http://127.0.0.1:1/zoe.png'
      await openApp('/supabase', { ...ZOE, photoURL })
      const trigger = await screen.findByRole('button', { name: 'Profile: Zoé Lefèvre' })
      const photo = trigger.querySelector('img')
      expect(photo).toHaveAttribute('src', photoURL)
      if (photo !== null) fireEvent.error(photo)
      expect(within(trigger).getByTestId('person-icon')).toBeInTheDocument()
      expect(warn).toHaveBeenCalledWith('The profile photo could not be loaded', photoURL)
      warn.mockRestore()
    },
  )

  it('keeps the theme that was chosen', async () => {
    await openApp('/account')
    await heading('Account')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  })
})

describe('a narrow window', () => {
  it.each([768, 899])(
    'of %d px has the words of connection and environment in its rail',
    { tags: 'P-024' },
    async (width) => {
      setViewport(width)
      try {
        const { helper, router } = await openApp('/supabase')
        await heading('Supabase')
        const seen = (words: string) => screen.getByText(words)
        for (const name of ['Development', 'Production', 'Connected'])
          expect((await screen.findByText(name)).closest('.sr-only')).toBeNull()
        helper.up = false
        await act(async () => {
          await router.navigate({ to: '/github' })
        })
        await screen.findByRole('link', { name: /Not connected\. Click to fix/ })
        for (const words of ['Not connected', 'Click to fix'])
          expect(seen(words).closest('.sr-only')).toBeNull()
      } finally {
        setViewport(1440)
      }
    },
  )

  it(
    'shows the message and keeps the page mounted underneath',
    { tags: ['P-021', 'P-122', 'P-146'] },
    async () => {
      setViewport(767)
      try {
        const { container } = await openApp('/supabase')
        await screen.findByText('Screen Too Small')
        expect(container.querySelector('[inert] h1')).toHaveTextContent('Supabase')
        act(() => {
          setViewport(768)
        })
        await waitFor(() => {
          expect(screen.queryByText('Screen Too Small')).toBeNull()
        })
        expect(container.querySelector('[inert]')).toBeNull()
      } finally {
        setViewport(1440)
      }
    },
  )
})

describe('the keyboard', () => {
  it('goes to a page with g and its letter, opens the sheet with ?, and can be switched off', async () => {
    await openApp('/supabase')
    await heading('Supabase')
    await userEvent.keyboard('gh')
    await heading('GitHub')
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('button', { name: 'Switch off single keys' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    await userEvent.keyboard('gs')
    expect(screen.getByRole('heading', { level: 1, name: 'GitHub' })).toBeInTheDocument()
  })
})
