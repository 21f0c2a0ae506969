import type { RuntimeConfig } from '@mosaygent/contract'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, waitFor } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { checkConnection, configureQueries } from '#helper-client'
import { startAuth } from '#session'
import type { StoredUser } from '#session'
import { App } from '../app/app.tsx'
import { createAppRouter } from '../app/router.tsx'
import { providerIsThere, providerSays } from './fake-cloud.ts'
import { CONFIG, ZOE } from './examples.ts'
import type { FakeHelper } from './fake-helper.ts'

export { ABSENT, DIRECTORY, ZOE } from './examples.ts'

interface Options {
  path: string
  helper: FakeHelper
  /** Null: nobody is signed in. */
  user?: StoredUser | null
  /** What this deployment says, where it differs. */
  config?: Partial<RuntimeConfig>
}

/** The whole application at an address, as a person finds it. */
export async function renderApp({ path, helper, user = ZOE, config = {} }: Options) {
  vi.stubGlobal('fetch', helper.fetch)
  startAuth(CONFIG.signIn)
  await waitFor(() => {
    if (!providerIsThere()) throw new Error('the provider is not loaded yet')
  })
  await act(async () => {
    providerSays(user === null ? null : { user, token: 'token-1' })
    // The connection outlives a test: this one starts from what this helper says.
    await checkConnection()
  })
  const client = new QueryClient()
  configureQueries(client)
  onTestFinished(() => {
    client.clear()
    vi.unstubAllGlobals()
  })
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  const view = render(<App config={{ ...CONFIG, ...config }} router={router} />)
  return { router, client, ...view }
}
