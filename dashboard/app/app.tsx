import type { RuntimeConfig } from '@mosaygent/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createAppRouter } from './router.tsx'
import { RuntimeConfigProvider } from './runtime-config.ts'

interface AppProps {
  config: RuntimeConfig
  client: QueryClient
  router: ReturnType<typeof createAppRouter>
}

/** The whole application, given what it needs from outside. */
export function App({ config, client, router }: AppProps) {
  return (
    <RuntimeConfigProvider value={config}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RuntimeConfigProvider>
  )
}
