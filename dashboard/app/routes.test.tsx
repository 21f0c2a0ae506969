import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { providerSays } from '../testing/fake-cloud.ts'
import { heading, openApp } from '../testing/open-app.tsx'
import { ZOE } from '../testing/render-app.tsx'

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
  ])('sends %s to the sign-in without a token', { tags: ['P-006', 'P-015', 'P-016'] }, async (path) => {
    const { router } = await openApp(path, null)
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(router.state.location.pathname).toBe('/login')
  })

  it.each(['/login', '/'])(
    'sends %s to /flutter with a token',
    { tags: ['P-007', 'P-009', 'P-015'] },
    async (path) => {
      const { router } = await openApp(path)
      await heading('Flutter')
      expect(router.state.location.pathname).toBe('/flutter')
    },
  )

  it('follows when the provider signs the user out', { tags: ['P-006', 'P-032'] }, async () => {
    const { router } = await openApp('/supabase')
    await heading('Supabase')
    act(() => {
      providerSays(null)
    })
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(router.state.location.pathname).toBe('/login')
  })
})

describe('a sign-in', () => {
  const signInAt = async (path: string) => {
    const app = await openApp(path, null)
    await screen.findByRole('button', { name: 'Continue with Google' })
    const moves: string[] = []
    app.router.history.subscribe(({ location, action }) => {
      moves.push(`${action.type} ${location.href}`)
    })
    act(() => {
      providerSays({ user: ZOE, token: 'token-1' })
    })
    await heading('Flutter')
    return { ...app, moves }
  }

  it(
    'leads to /flutter by one redirect, with the way back to what was asked for',
    { tags: ['P-029', 'P-294'] },
    async () => {
      const { moves, router } = await signInAt('/firebase?a=1')
      expect(moves).toEqual(['REPLACE /flutter'])
      await userEvent.click(screen.getByRole('link', { name: 'Back to /firebase?a=1' }))
      await heading('Firebase')
      expect(router.state.location.pathname).toBe('/firebase')
      expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull()
    },
  )

  it.each(['/', '/login', '/flutter'])('that began at %s has no way back to offer', async (path) => {
    const { moves } = await signInAt(path)
    expect(moves).toEqual(['REPLACE /flutter'])
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull()
  })

  it('ends by one redirect, and is not asked for afterwards', async () => {
    const { router } = await openApp('/supabase')
    await heading('Supabase')
    const moves: string[] = []
    router.history.subscribe(({ location, action }) => {
      moves.push(`${action.type} ${location.href}`)
    })
    await userEvent.click(screen.getByRole('button', { name: /^Profile/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(moves).toEqual(['REPLACE /login'])
    act(() => {
      providerSays({ user: ZOE, token: 'token-1' })
    })
    await heading('Flutter')
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull()
  })
})

describe('the pages', () => {
  it.each([
    ['/environment', 'Environment'],
    ['/supabase', 'Supabase'],
    ['/firebase', 'Firebase'],
    ['/account', 'Account'],
    ['/github', 'GitHub'],
    ['/api', 'Helper'],
    ['/no/such/page', 'Not found'],
  ])(
    '%s shows %s and names the tab',
    { tags: ['P-008', 'P-010', 'P-011', 'P-012', 'P-013', 'P-014', 'P-016', 'P-019'] },
    async (path, title) => {
      await openApp(path)
      await heading(title)
      await waitFor(() => {
        expect(document.title).toBe(`${title} · Mosaygent`)
      })
    },
  )

  it('check the connection after every navigation', { tags: 'P-018' }, async () => {
    const { helper } = await openApp('/supabase')
    await heading('Supabase')
    const before = helper.askedFor('GET /health').length
    await userEvent.click(screen.getByRole('link', { name: 'GitHub' }))
    await heading('GitHub')
    await waitFor(() => {
      expect(helper.askedFor('GET /health').length).toBeGreaterThan(before)
    })
  })

  it('check it when the page that is open is chosen again, too', { tags: 'P-018' }, async () => {
    const { helper } = await openApp('/github')
    await heading('GitHub')
    for (let time = 0; time < 2; time += 1) {
      const before = helper.askedFor('GET /health').length
      await userEvent.click(screen.getByRole('link', { name: 'GitHub' }))
      await waitFor(() => {
        expect(helper.askedFor('GET /health').length).toBeGreaterThan(before)
      })
    }
  })

  it('that is unknown names its address and leads on', { tags: 'P-016' }, async () => {
    await openApp('/no/such/page')
    await heading('Not found')
    expect(screen.getByText('/no/such/page')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open Environment' })).toHaveAttribute('href', '/environment')
    expect(screen.getByRole('link', { name: 'Open Flutter' })).toHaveAttribute('href', '/flutter')
  })

  it(
    'Supabase offers nothing to press, and asks the helper for nothing',
    { tags: ['P-010', 'P-019'] },
    async () => {
      const { helper } = await openApp('/supabase')
      await heading('Supabase')
      expect(screen.getByText('Supabase is not part of Mosaygent yet')).toBeInTheDocument()
      const main = within(screen.getByRole('main'))
      expect([...main.queryAllByRole('button'), ...main.queryAllByRole('link')]).toEqual([])
      expect(helper.asked.filter(({ route }) => /supabase/i.test(route))).toEqual([])
    },
  )
})
