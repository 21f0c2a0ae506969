import type { HelperEvent } from '@mosaygent/contract'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { checkConnection, configureHelper, configureQueries } from '#helper-client'
import { startAuth } from '#session'
import { TooltipProvider, useThemeOnRoot } from '#ui'
import { App } from '../app/app.tsx'
import { createAppRouter } from '../app/router.tsx'
import { storedKeys, writeItem } from '../session/browser-storage.ts'
import { THEME_KEY } from '../session/storage-keys.ts'
import { CONFIG, ZOE } from '../testing/examples.ts'
import { letProviderBeSilent, letSignInEnd, providerIsThere, providerSays } from '../testing/fake-cloud.ts'
import { FakeHelper } from '../testing/fake-helper.ts'
import { ANSWERS } from './answers.ts'
import { appSays } from './app-says.ts'
import { perform, shows, until } from './perform.ts'
import type { GalleryState } from './state.ts'
import { STATES } from './states/index.ts'
import '../ui/styles.css'

/** What every stream begins with. */
const HELLO: HelperEvent = { type: 'hello', version: CONFIG.version, jobs: [] }

/** Shows the state that the address names, and marks the root once it is there: `data-gallery="ready"`. */
const query = new URLSearchParams(window.location.search)
const theme = query.get('theme') === 'dark' ? 'dark' : 'light'
const state = STATES.find(({ id }) => id === query.get('state'))
const element = document.getElementById('root')
if (state === undefined || element === null) throw new Error('There is no such state')

for (const key of storedKeys()) writeItem(key, null)
writeItem(THEME_KEY, theme)
for (const [key, value] of Object.entries(state.stored ?? {})) writeItem(key, value)
const root = createRoot(element)
if (state.render === undefined) await showApp(state)
else root.render(<Component show={state.render} />)

const { shown, coming } = state.app ?? {}
if (shown !== undefined) await appSays('shown', shown)
// it comes with one of the steps
const comes = coming === undefined ? null : appSays('coming', coming)

for (const step of state.steps ?? []) await perform(step)
await comes
await until(() => (shows(state.shows) ? true : null))
// a page that plays no script is not taken for one without before it has loaded
const covered = () => state.app === undefined && document.querySelector('[data-testid=loading-app]') !== null
await until(() => (covered() ? null : true))
await document.fonts.ready
document.documentElement.dataset['gallery'] = 'ready'

async function showApp({ path = '/', user = ZOE, up = true, events = [], ...given }: GalleryState) {
  const helper = new FakeHelper({ ...ANSWERS, ...given.answers })
  helper.up = up
  window.fetch = helper.fetch
  const config = { ...CONFIG, previewUrl: `${window.location.origin}/gallery/app`, ...given.config }
  configureHelper(config)
  if (given.signIn !== undefined) letSignInEnd(given.signIn)
  if (user === 'unknown') letProviderBeSilent()
  startAuth(config.signIn)
  await until(() => (providerIsThere() ? true : null))
  if (user !== 'unknown') providerSays(user === null ? null : { user, token: 'token' })
  const client = new QueryClient()
  configureQueries(client)
  await checkConnection()
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  root.render(<App config={config} router={router} />)
  // who is not signed in hears nothing
  if (!up || given.admitted === false || user === null || user === 'unknown') return
  await until(() => (helper.listeners > 0 ? true : null))
  for (const event of [HELLO, ...events]) helper.emit(event)
}

function Component({ show }: { show: () => React.ReactNode }) {
  useThemeOnRoot(theme)
  return <TooltipProvider>{show()}</TooltipProvider>
}
