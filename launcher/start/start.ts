import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RuntimeConfig, SignInConfig } from '@mosaygent/contract'
import { PortTakenError, systemCode } from '@mosaygent/helper/errors'
import { viewHelper } from '@mosaygent/helper/ports'
import { singleFlight } from '@mosaygent/helper/async'
import { readConfig, resolveHome } from '@mosaygent/helper/state'
import { createDashboardApp, listenDashboard } from '../dashboard-server/index.ts'
import { EXIT } from '../exit-codes.ts'
import type { DashboardApp, DashboardServer } from '../dashboard-server/index.ts'
import { createAccountService, localSignInRoutes, openAccountStore } from '../local-sign-in/index.ts'
import { noLoopbackMessage } from '../ports/no-loopback-message.ts'
import { portTakenMessage } from '../ports/port-taken-message.ts'
import { readApiZip } from '../settings/api-zip.ts'
import { openHome } from '../settings/home.ts'
import type { Ports } from '../settings/ports.ts'
import type { ProductFiles } from '../settings/product-files.ts'
import { readSignIn } from '../settings/sign-in.ts'
import { VERSION } from '../version.ts'
import { untilSignalled } from './end-signals.ts'
import { canOpenBrowser, openBrowser, openPairingLink } from './open-browser.ts'
import { ownHelper } from './own-helper.ts'
import { findRunningHelper, joinHelper } from './running-helper.ts'
import { thisSystem } from '@mosaygent/helper/operating-system'

export interface StartCommand {
  readonly ports: Ports
  readonly open: boolean
  readonly files: ProductFiles
  /** This very program, started once more as the helper. */
  readonly program: string
  readonly env: NodeJS.ProcessEnv
}

/** Serves the dashboard and keeps a helper running until a signal ends both; gives the exit code. */
export async function start({ ports, open, files, program, env }: StartCommand): Promise<number> {
  if (!existsSync(join(files.web, 'index.html')))
    return fail(
      `The dashboard is missing: there is no ${files.web}. Install Mosaygent again; in a checkout, npm start builds it.`,
    )
  const opened = await openHome(env)
  if (!opened.ok) return fail(opened.message)
  const { home } = opened
  const { config, note } = await readConfig(home, env)
  if (note !== null) console.log(note)
  const signIn = readSignIn(config, env)
  if (!signIn.ok) return fail(signIn.message, EXIT.usage)

  const apiZip = await readApiZip(config, files.web)

  let used: { helper: number; preview: number } = ports
  const runtimeConfig = (): RuntimeConfig => ({
    version: VERSION,
    helperUrl: `http://127.0.0.1:${used.helper}`,
    // the dashboard's own site: in a frame of another one a browser may deny the app its storage and workers
    previewUrl: `http://localhost:${used.preview}`,
    signIn: signIn.signIn,
    ...(home === resolveHome({}) ? {} : { ownHome: true }),
    ...apiZip,
  })
  // another program has to say who holds a port: several pages share one answer
  const view = singleFlight(() => viewHelper(used.helper))
  const helperView = () => view.ask()
  let dashboard: DashboardServer
  try {
    dashboard = await serve(
      { web: files.web, config: runtimeConfig, helperView },
      signIn.signIn,
      home,
      ports.dashboard,
    )
  } catch (error) {
    if (error instanceof PortTakenError)
      return fail(await portTakenMessage('dashboard', ports.dashboard), EXIT.held)
    if (systemCode(error) === 'EACCES') return fail(`Port ${ports.dashboard} may not be used by this user.`)
    const unreachable = noLoopbackMessage(error)
    if (unreachable !== null) return fail(unreachable)
    throw error
  }

  const dashboardOrigin = () => dashboard.origin
  const found = await findRunningHelper({ home, port: ports.helper })
  const helper =
    found === null
      ? ownHelper({ ports, program, env, dashboardOrigin })
      : joinHelper({
          home,
          port: ports.helper,
          found,
          dashboardOrigin,
          log: (line) => console.log(line),
          onPreviewPort: (preview) => {
            used = { ...used, preview }
          },
        })
  const signalled = untilSignalled(() => {
    helper.force()
    process.exit(1)
  })
  const started = await Promise.race([helper.ready, signalled])
  if (started?.ok === false) {
    await dashboard.close()
    return fail(started.message, started.code)
  }
  if (started?.ok === true) {
    used = { helper: started.helperPort, preview: started.previewPort }
    console.log(`Preview  http://localhost:${used.preview}`)
    console.log(`Helper  http://127.0.0.1:${used.helper}`)
    const { link } = started
    if (link !== null) {
      console.log(
        'This system does not say whose page calls the helper: open this link in your browser, once.',
      )
      console.log(`Pair  ${link}`)
    }
    console.log(`Ready  ${dashboard.origin}`)
    if (open && canOpenBrowser(env, thisSystem()))
      await (link === null ? openBrowser(dashboard.origin) : openPairingLink(link, home))
  }
  await signalled
  await helper.stop()
  await dashboard.close()
  return 0
}

async function serve(
  app: Omit<DashboardApp, 'signIn'>,
  signIn: SignInConfig,
  home: string,
  port: number,
): Promise<DashboardServer> {
  let origin = ''
  const accounts =
    signIn.kind === 'local'
      ? createAccountService(await openAccountStore(home, (line) => console.log(line)))
      : null
  const routes = accounts === null ? null : localSignInRoutes(accounts, () => origin)
  const server = await listenDashboard(createDashboardApp({ ...app, signIn: routes }), port)
  origin = server.origin
  return server
}

function fail(message: string, code: number = EXIT.failed): number {
  console.error(message)
  return code
}
