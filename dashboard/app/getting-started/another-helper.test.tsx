import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY, renderApp } from '../../testing/render-app.tsx'
import { PRESENT } from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const KEY = 'mosaygent_getting_started'
const RELOAD = 'POST /mosaygent/flutter/reload'

it(
  'a reload that a helper without receipts answered ticks the last step',
  { tags: ['P-297', 'P-370'] },
  async () => {
    const helper = new FakeHelper({
      'GET /mosaygent/environment/directory': { body: { path: DIRECTORY } },
      'GET /mosaygent/environment/status': { body: { api: PRESENT, flutter: PRESENT } },
      'GET /mosaygent/flutter/status': { body: { running: true } },
      [RELOAD]: { body: {} },
    })
    await renderApp({ path: '/account', helper })
    await waitFor(() => {
      expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ started: true, reloaded: false })
    })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(await screen.findByRole('option', { name: /^Reload/ }))
    await waitFor(() => {
      expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ started: true, reloaded: true })
    })
    expect(helper.asked.filter(({ route }) => route === RELOAD)).toHaveLength(1)
  },
)
