import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureHelper, configureSession, watchPageProblems } from '#helper-client'
import { signedIn, startAuth, takePairingCode, watchPairingCode } from '#session'
import { pairByLink } from './app/ask-helper.ts'
import { App } from './app/app.tsx'
import { keptInBrowser } from './app/kept-in-browser.ts'
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
  configureHelper(config)
  configureSession({ kept: keptInBrowser, code: null })
  startAuth(config.signIn)
  if (code !== null) pairByLink(code)
  watchPairingCode(pairByLink)
  const router = createAppRouter()
  root.render(
    <StrictMode>
      <App config={config} router={router} />
    </StrictMode>,
  )
  loadAllPages(router, signedIn())
} else {
  const { problem } = loaded
  import('./app/config-problem-page.tsx').then(
    ({ ConfigProblemPage }) => root.render(<ConfigProblemPage problem={problem} />),
    // said all the same where even that file does not come
    () => root.render(<p role="alert">{problem}</p>),
  )
}
