import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addNotice } from '../helper-client/notices.ts'
import { FakeHelper } from '../testing/fake-helper.ts'
import { renderApp } from '../testing/render-app.tsx'

vi.mock('#cloud', () => import('../testing/fake-cloud.ts'))

it('shows what was said before its frame had loaded (P-212)', async () => {
  addNotice('This browser is paired with the helper.')
  await renderApp({ path: '/supabase', helper: new FakeHelper({}) })
  expect(await screen.findByText('This browser is paired with the helper.')).toBeInTheDocument()
})
