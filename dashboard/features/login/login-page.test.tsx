import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignInProblem } from '#session'
import { LoginPage } from './login-page.tsx'

const session = vi.hoisted(() => ({
  kind: 'local',
  problem: 'other' as SignInProblem,
  signIn: vi.fn<() => Promise<void>>(),
}))
vi.mock('#session', () => ({
  signInKind: () => session.kind,
  signInProblem: () => session.problem,
  signInWithGoogle: session.signIn,
}))

const press = async () => userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))

beforeEach(() => {
  vi.clearAllMocks()
  session.kind = 'local'
})

describe('login page', () => {
  it('is busy while the popup is open', { tags: ['P-028', 'P-030', 'P-148'] }, async () => {
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
  ] as const)(
    'says what %s means, and lets try again',
    { tags: ['P-030', 'P-135', 'P-136', 'P-137'] },
    async (problem, text) => {
      session.problem = problem
      session.signIn.mockRejectedValue(new Error('x'))
      render(<LoginPage />)
      await press()
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      session.signIn.mockReturnValue(new Promise(() => {}))
      await press()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('has a line on blocked windows below the text that says least, and only there', async () => {
    session.signIn.mockRejectedValue(new Error('x'))
    session.problem = 'other'
    const { unmount } = render(<LoginPage />)
    await press()
    expect(await screen.findByText(/allow pop-ups for this page/)).toBeVisible()
    unmount()
    session.problem = 'cancelled'
    render(<LoginPage />)
    await press()
    await screen.findByRole('alert')
    expect(screen.queryByText(/pop-ups/)).toBeNull()
  })

  it('labels the local sign-in, and only that', { tags: ['P-004', 'P-036'] }, () => {
    const { unmount } = render(<LoginPage />)
    expect(screen.getByText('Local sign-in: names you, protects nothing')).toBeVisible()
    expect(screen.getByText('Access is granted after payment.')).toBeVisible()
    expect(screen.getByText(/^This local copy is free/)).toBeVisible()
    unmount()
    session.kind = 'firebase'
    render(<LoginPage />)
    expect(screen.queryByText(/local sign-in/i)).toBeNull()
    expect(screen.getByText('Access is granted after payment.')).toBeVisible()
  })
})
