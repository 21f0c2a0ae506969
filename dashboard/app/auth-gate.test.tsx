import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthState } from '#session'
import indexHtml from '../index.html?raw'
import { AUTH_LIMIT_MS, AuthGate } from './auth-gate.tsx'
import { RuntimeConfigProvider } from './runtime-config.ts'

const session = vi.hoisted(() => ({
  auth: { state: 'loading' } as AuthState,
  token: null as string | null,
  start: vi.fn<(config: unknown) => void>(),
}))
vi.mock('#session', () => ({
  useAuth: () => session.auth,
  readToken: () => session.token,
  startAuth: session.start,
}))

const gate = () => (
  <RuntimeConfigProvider value={{ version: '1', helperUrl: '', previewUrl: '', signIn: { kind: 'local' } }}>
    <AuthGate>
      <p>the page</p>
    </AuthGate>
  </RuntimeConfigProvider>
)

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(session, { auth: { state: 'loading' }, token: null })
  session.start.mockClear()
  return () => {
    vi.useRealTimers()
  }
})

/** What is inside, without the spaces of its layout in the file. */
const bare = (element: Element | null) => element?.innerHTML.replaceAll(/\s*(<[^>]*>)\s*/g, '$1').trim()

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('AuthGate', () => {
  it('shows Loading... and then the page', { tags: ['P-017', 'P-146'] }, () => {
    const { rerender } = render(gate())
    expect(screen.getByText('Loading...')).toBeInTheDocument()
    expect(screen.queryByText('the page')).toBeNull()
    session.auth = { state: 'signed-out' }
    rerender(gate())
    expect(screen.getByText('the page')).toBeInTheDocument()
  })

  it('stands in index.html as well, to be seen before any script has come', { tags: 'P-017' }, () => {
    const page = new DOMParser().parseFromString(indexHtml, 'text/html')
    const { container } = render(gate())
    expect(bare(page.getElementById('root'))).toBe(bare(container))
  })

  it('offers to try again after 10 s, and waits anew', { tags: 'P-017' }, () => {
    render(gate())
    wait(AUTH_LIMIT_MS - 1)
    expect(screen.getByText('Loading...')).toBeInTheDocument()
    wait(1)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(session.start).toHaveBeenCalledWith({ kind: 'local' })
    expect(screen.getByText('Loading...')).toBeInTheDocument()
    wait(AUTH_LIMIT_MS)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('lets people with a stored token go on without the provider', () => {
    session.token = 't'
    render(gate())
    wait(AUTH_LIMIT_MS)
    fireEvent.click(screen.getByRole('button', { name: 'Continue without it' }))
    expect(screen.getByText('the page')).toBeInTheDocument()
  })
})
