import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addNotice } from '../helper-client/notices.ts'
import { providerSays } from '../testing/fake-cloud.ts'
import { FakeHelper } from '../testing/fake-helper.ts'
import { renderApp, ZOE } from '../testing/render-app.tsx'

vi.mock('#cloud', () => import('../testing/fake-cloud.ts'))

it('shows what was said before its frame had loaded', { tags: 'P-212' }, async () => {
  addNotice('This browser is paired with the helper.')
  await renderApp({ path: '/supabase', helper: new FakeHelper({}) })
  expect(await screen.findByText('This browser is paired with the helper.')).toBeInTheDocument()
})

it('follows the events of the helper from the sign-in on, and no longer than to the sign-out', async () => {
  const helper = new FakeHelper({})
  await renderApp({ path: '/supabase', helper, user: null })
  const signIn = { name: 'Continue with Google' }
  await screen.findByRole('button', signIn)
  expect(helper.asked.filter(({ route }) => route.includes('/events'))).toEqual([])
  act(() => providerSays({ user: ZOE, token: 'token-1' }))
  await waitFor(() => {
    expect(helper.listeners).toBe(1)
  })
  act(() => providerSays(null))
  await screen.findByRole('button', signIn)
  await waitFor(() => {
    expect(helper.listeners).toBe(0)
  })
})
