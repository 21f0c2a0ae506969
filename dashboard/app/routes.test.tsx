import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { providerSays } from '../testing/fake-cloud.ts'
import { heading, openApp } from '../testing/open-app.tsx'

vi.mock('#cloud', () => import('../testing/fake-cloud.ts'))

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
    const { router } = await openApp(path, null)
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(router.state.location.pathname).toBe('/login')
  })

  it.each(['/login', '/'])('sends %s to /flutter with a token', async (path) => {
    const { router } = await openApp(path)
    await heading('Flutter')
    expect(router.state.location.pathname).toBe('/flutter')
  })

  it('follows when the provider signs the user out', async () => {
    const { router } = await openApp('/supabase')
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
    await openApp(path)
    await heading(title)
    await waitFor(() => {
      expect(document.title).toBe(`${title} · Mosaygent`)
    })
  })

  it('check the connection after every navigation', async () => {
    const { helper } = await openApp('/supabase')
    await heading('Supabase')
    const before = helper.askedFor('GET /health').length
    await userEvent.click(screen.getByRole('link', { name: 'GitHub' }))
    await heading('GitHub')
    await waitFor(() => {
      expect(helper.askedFor('GET /health').length).toBeGreaterThan(before)
    })
  })
})
