import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  configureHelper,
  configureSession,
  errorText,
  pairByCode,
  refreshEverything,
  watchPageProblems,
} from '#helper-client'
import {
  readHelperSession,
  signedIn,
  startAuth,
  takePairingCode,
  watchPairingCode,
  writeHelperSession,
} from '#session'
import { App } from './app/app.tsx'
import { ConfigProblemPage } from './app/config-problem-page.tsx'
import { loadRuntimeConfig } from './app/load-runtime-config.ts'
import { fontsReady } from './app/fonts-ready.ts'
import { loadAllPages } from './app/load-all-pages.ts'
import { createAppRouter } from './app/router.tsx'
import './ui/styles.css'

// before anything else is asked for or shown: whoever reads the address may use the code
const code = takePairingCode()

watchPageProblems()

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no element #root')
const root = createRoot(element)

const [loaded] = await Promise.all([loadRuntimeConfig(), fontsReady()])
if (loaded.ok) {
  const { config } = loaded
  const client = new QueryClient()
  configureHelper(config)
  configureSession({ kept: { read: readHelperSession, write: writeHelperSession }, code: null })
  startAuth(config.signIn)
  const pair = (link: string) => {
    pairByCode(link).then(
      () => refreshEverything(client),
      // what the helper said stands beside the connection
      (error: unknown) => console.warn(`Not paired: ${errorText(error)}`),
    )
  }
  if (code !== null) pair(code)
  watchPairingCode(pair)
  const router = createAppRouter()
  root.render(
    <StrictMode>
      <App config={config} client={client} router={router} />
    </StrictMode>,
  )
  loadAllPages(router, signedIn())
} else {
  root.render(<ConfigProblemPage problem={loaded.problem} />)
}
