import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureHelper, startEvents } from '#helper-client'
import { startAuth } from '#session'
import { App } from './app/app.tsx'
import { ConfigProblemPage } from './app/config-problem-page.tsx'
import { loadRuntimeConfig } from './app/load-runtime-config.ts'
import { loadAllPages } from './app/load-all-pages.ts'
import { createAppRouter } from './app/router.tsx'
import './ui/styles.css'

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no element #root')
const root = createRoot(element)

const loaded = await loadRuntimeConfig()
if (loaded.ok) {
  const { config } = loaded
  const client = new QueryClient()
  configureHelper(config)
  startAuth(config.signIn)
  startEvents(client)
  const router = createAppRouter()
  root.render(
    <StrictMode>
      <App config={config} client={client} router={router} />
    </StrictMode>,
  )
  loadAllPages(router)
} else {
  root.render(<ConfigProblemPage problem={loaded.problem} />)
}
