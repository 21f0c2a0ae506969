import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { letSignOutFail, providerSays } from '../testing/fake-cloud.ts'
import { FakeHelper } from '../testing/fake-helper.ts'
import { setViewport } from '../testing/set-viewport.ts'
import { ABSENT, DIRECTORY, ZOE, renderApp } from '../testing/render-app.tsx'

vi.mock('#cloud', () => import('../testing/fake-cloud.ts'))

const STOPPED = { body: { running: false, pid: null, message: 'Stopped' } }
const answers = {
  'GET /mosaygent/environment/directory': { body: { path: DIRECTORY } },
  'GET /mosaygent/environment/status': { body: { api: ABSENT, flutter: ABSENT } },
  'GET /mosaygent/flutter/status': STOPPED,
  'GET /mosaygent/flutter/errors': { body: { errors: [] } },
  'GET /mosaygent/flutter/console': { body: { lines: [] } },
}
const open = (path: string, user?: typeof ZOE | null) => {
  const helper = new FakeHelper(answers)
  return renderApp({ path, helper, ...(user === undefined ? {} : { user }) }).then((app) => ({
    ...app,
    helper,
  }))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the guard', () => {
  it.each([
    '/',
    '/environment',
    '/flutter',
    '/supabase',
    '/firebase',
    '/account',
    '/github',
    '/api',
    '/nowhere',
  ])('sends %s to the sign-in without a token', async (path) => {
    const { router } = await open(path, null)
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(router.state.location.pathname).toBe('/login')
  })

  it.each(['/login', '/'])('sends %s to /flutter with a token', async (path) => {
    const { router } = await open(path)
    await heading('Flutter')
    expect(router.state.location.pathname).toBe('/flutter')
  })

  it('follows when the provider signs the user out', async () => {
    const { router } = await open('/supabase')
    await heading('Supabase')
    act(() => {
      providerSays(null)
    })
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(router.state.location.pathname).toBe('/login')
  })
})

describe('the pages', () => {
  it.each([
    ['/environment', 'Environment'],
    ['/supabase', 'Supabase'],
    ['/firebase', 'Firebase'],
    ['/account', 'Account'],
    ['/github', 'GitHub'],
    ['/api', 'Api'],
    ['/no/such/page', 'Not found'],
  ])('%s shows %s and names the tab', async (path, title) => {
    await open(path)
    await heading(title)
    await waitFor(() => {
      expect(document.title).toBe(`${title} · Mosaygent`)
    })
  })

  it('check the connection after every navigation', async () => {
    const { helper } = await open('/supabase')
    await heading('Supabase')
    const before = helper.askedFor('GET /health').length
    await userEvent.click(screen.getByRole('link', { name: 'GitHub' }))
    await heading('GitHub')
    await waitFor(() => {
      expect(helper.askedFor('GET /health').length).toBeGreaterThan(before)
    })
  })
})

describe('the sidebar', () => {
  it('remembers the environment and calls nothing without a project', async () => {
    const { helper } = await open('/supabase')
    await heading('Supabase')
    expect(screen.getByRole('radio', { name: 'Development' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Production' }))
    expect(screen.getByRole('radio', { name: 'Production' })).toBeChecked()
    expect(localStorage.getItem('mosaygent_environment')).toBe('production')
    await screen.findByText('Config download skipped: project id missing.')
    expect(helper.asked.filter(({ route }) => route.includes('/firebase/'))).toEqual([])
  })

  it('tells the helper the project of the environment; a failure is one quiet line', async () => {
    localStorage.setItem('mosaygent_firebase_project_id_production', 'tide-prod')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { helper } = await open('/supabase')
    helper.answer('POST /mosaygent/firebase/set-project', {
      status: 501,
      body: { detail: 'Not available yet' },
    })
    await heading('Supabase')
    await userEvent.click(screen.getByRole('radio', { name: 'Production' }))
    await screen.findByText('Config files not updated: Not available yet')
    expect(helper.askedFor('POST /mosaygent/firebase/set-project')).toEqual([{ project_id: 'tide-prod' }])
    expect(screen.getByRole('radio', { name: 'Production' })).toBeChecked()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('shows Connected, and Not connected with the way to fix it once nobody answers', async () => {
    const { helper, router } = await open('/supabase')
    await heading('Supabase')
    await screen.findByText('Connected')
    helper.up = false
    await act(async () => {
      await router.navigate({ to: '/github' })
    })
    const link = await screen.findByRole('link', { name: /Not connected\s*Click to fix/ })
    expect(link).toHaveAttribute('href', '/api')
  })

  it('opens the profile menu with Account and Logout', async () => {
    const { router } = await open('/supabase')
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

  it.each([false, true])('logs out, also when the provider fails: %s', async (fails) => {
    letSignOutFail(fails)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await open('/supabase')
    await heading('Supabase')
    await userEvent.click(screen.getByRole('button', { name: 'Profile: Zoé Lefèvre' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(localStorage.getItem('mosaygent_auth_token')).toBeNull()
    letSignOutFail(false)
    vi.restoreAllMocks()
  })

  it('keeps the theme that was chosen', async () => {
    await open('/account')
    await heading('Account')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  })
})

describe('a narrow window', () => {
  it('shows the message and keeps the page mounted underneath', async () => {
    setViewport(767)
    try {
      const { container } = await open('/supabase')
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
  })
})

describe('the keyboard', () => {
  it('goes to a page with g and its letter, opens the sheet with ?, and can be switched off', async () => {
    await open('/supabase')
    await heading('Supabase')
    await userEvent.keyboard('gh')
    await heading('GitHub')
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    await userEvent.keyboard('gs')
    expect(screen.getByRole('heading', { level: 1, name: 'GitHub' })).toBeInTheDocument()
  })
})
