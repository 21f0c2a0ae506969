import type { RuntimeConfig } from '@mosaygent/contract'
import { RouterProvider } from '@tanstack/react-router'
import type { createAppRouter } from './router.tsx'
import { RuntimeConfigProvider } from './runtime-config.ts'

interface AppProps {
  config: RuntimeConfig
  router: ReturnType<typeof createAppRouter>
}

/** The whole application, given what it needs from outside. */
export function App({ config, router }: AppProps) {
  return (
    <RuntimeConfigProvider value={config}>
      <RouterProvider router={router} />
    </RuntimeConfigProvider>
  )
}
