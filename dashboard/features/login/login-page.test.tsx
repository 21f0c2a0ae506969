import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthState, SignInProblem } from '#session'
import { LoginPage } from './login-page.tsx'

const session = vi.hoisted(() => ({
  auth: { state: 'signed-out' } as AuthState,
  kind: 'local',
  token: null as string | null,
  problem: 'other' as SignInProblem,
  signIn: vi.fn<() => Promise<void>>(),
  navigate: vi.fn<(to: unknown) => Promise<void>>(),
}))
vi.mock('#session', () => ({
  useAuth: () => session.auth,
  readToken: () => session.token,
  signInKind: () => session.kind,
  signInProblem: () => session.problem,
  signInWithGoogle: session.signIn,
}))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => session.navigate }))

const press = async () => userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(session, { auth: { state: 'signed-out' }, kind: 'local', token: null })
})

describe('login page', () => {
  it('is busy while the popup is open', async () => {
    session.signIn.mockReturnValue(new Promise(() => {}))
    render(<LoginPage />)
    await press()
    const button = screen.getByRole('button', { name: 'Signing in...' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(session.signIn).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['cancelled', 'Sign in was cancelled. Please try again.'],
    ['unauthorized-domain', 'This domain is not authorized. Please contact support.'],
    ['other', 'Failed to sign in. Please try again or contact support.'],
  ] as const)('says what %s means, and lets try again', async (problem, text) => {
    session.problem = problem
    session.signIn.mockRejectedValue(new Error('x'))
    render(<LoginPage />)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    session.signIn.mockReturnValue(new Promise(() => {}))
    await press()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('goes to /flutter once somebody is signed in', async () => {
    Object.assign(session, {
      auth: { state: 'signed-in', user: { uid: 'u', email: null, displayName: null, photoURL: null } },
      token: 't',
    })
    render(<LoginPage />)
    await waitFor(() => expect(session.navigate).toHaveBeenCalledWith({ to: '/flutter', replace: true }))
  })

  it('labels the local sign-in, and only that', () => {
    const { unmount } = render(<LoginPage />)
    expect(screen.getByText('Local sign-in: names you, protects nothing')).toBeVisible()
    expect(screen.getByText('Access is granted after payment.')).toBeVisible()
    expect(screen.getByText(/so there is nothing to pay here/)).toBeVisible()
    unmount()
    session.kind = 'firebase'
    render(<LoginPage />)
    expect(screen.queryByText(/local sign-in/i)).toBeNull()
    expect(screen.getByText('Access is granted after payment.')).toBeVisible()
  })
})
