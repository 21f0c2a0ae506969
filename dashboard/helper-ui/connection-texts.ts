import {
  DASHBOARD_PORT,
  HEALTH_TIMEOUT_MS,
  HELPER_PORT,
  PREVIEW_PORT,
  PYTHON_API_ZIP,
} from '@mosaygent/contract'
import type { Diagnosis } from '#helper-client'

/**
 * The one thing to do about it. `copy`: commands, one a line. `check` and `connect`: ask again, `connect` with the
 * browser's question.
 */
export type Remedy =
  | { readonly kind: 'copy'; readonly text: string }
  | { readonly kind: 'open'; readonly label: string; readonly url: string }
  | { readonly kind: 'check' }
  | { readonly kind: 'connect' }
  | { readonly kind: 'pair-again' }
  | { readonly kind: 'connect-again' }
  | { readonly kind: 'reload' }

/** What the connection's badge may say. */
export const CONNECTION_BADGES = ['Connected', 'Not connected', 'Not checked'] as const

export interface ConnectionWords {
  readonly tone: 'good' | 'bad' | 'warn' | 'neutral'
  readonly badge: (typeof CONNECTION_BADGES)[number]
  /** What is the case, in one sentence. */
  readonly title: string
  /** What to do about it; null where there is nothing to do. */
  readonly advice: string | null
  readonly remedy: Remedy | null
  /** For the indicator, while it is connected and something is odd. */
  readonly short: string | null
}

export interface ConnectionPlace {
  /** Where the helper is expected. */
  readonly helperUrl: string
  /** Where the app in the phone is. */
  readonly previewUrl: string
  /** This page's own. */
  readonly origin: string
  /** The page is served from this computer. */
  readonly local: boolean
  /** The folder for settings is not the usual one: the terminal of the dashboard names it. */
  readonly ownHome?: boolean
  /** The helper was started from the Python package, else from a checkout; null: it did not say. */
  readonly fromPackage: boolean | null
}

const START = 'npm start'
/** In the folder of the Python package, for people of a hosted dashboard. */
const START_PACKAGE = 'uv run mosaygent-api'

/** Every state of the connection in words, each with one way out. */
export function connectionWords(diagnosis: Diagnosis, place: ConnectionPlace): ConnectionWords {
  const { helperUrl, origin, local } = place
  switch (diagnosis.kind) {
    case 'looking':
      return {
        ...quiet('neutral', 'Not checked'),
        title: `Asking ${helperUrl}/health`,
      }
    case 'connected':
      return {
        ...quiet('good', 'Connected'),
        title: `The helper answered at ${helperUrl} in ${diagnosis.ms} ms.`,
      }
    case 'not-started':
      return {
        ...bad,
        title: 'The helper is not started.',
        advice: local
          ? notStartedHere(diagnosis.dashboardRuns, place)
          : `Nothing answers at ${helperUrl}. Start the package in a terminal; this page connects by itself. A helper that does not know ${origin} looks the same from here: set MOSAYGENT_DASHBOARD_URL to it.`,
        remedy: {
          kind: 'copy',
          text: !local ? START_PACKAGE : diagnosis.dashboardRuns ? startHelperAlone(place) : START,
        },
      }
    case 'other-program':
      return {
        ...(diagnosis.answers ? warn('Another program may be answering') : bad),
        title: 'Another program is on the helper’s port.',
        advice: local
          ? `${diagnosis.holder ?? 'It'} answers at ${helperUrl}. End it; or end Mosaygent with Ctrl-C in its terminal, and start it on another port.`
          : `${diagnosis.holder ?? 'It'} answers at ${helperUrl}. End it and start the helper, or start the helper on another port.`,
        remedy: {
          kind: 'copy',
          text: local
            ? `${START} -- --helper-port ${otherPort(helperUrl)}`
            : `MOSAYGENT_HELPER_PORT=${otherPort(helperUrl)}`,
        },
      }
    case 'origin-refused':
      return {
        ...bad,
        title: 'The helper runs, but rejects this page.',
        advice: local
          ? `Nobody told it that ${origin} is yours, or an extension of the browser keeps the page from it. End Mosaygent with Ctrl-C in its terminal; started again, it makes this page known.`
          : `It does not know ${origin}. Start it with this setting.`,
        remedy: { kind: 'copy', text: local ? START : `MOSAYGENT_DASHBOARD_URL=${origin}` },
      }
    case 'permission':
      return { ...bad, ...permissionWords(diagnosis.barrier, helperUrl) }
    case 'not-paired':
      return {
        ...warn('Not paired yet'),
        title: 'This dashboard is not paired with the helper',
        advice: diagnosis.detail,
        remedy: { kind: 'pair-again' },
      }
    case 'session-ended':
      return {
        ...warn('Session ended'),
        title: diagnosis.detail,
        advice:
          'It was ended in Account, here or in another browser, or by a script. This page may ask for a new one.',
        remedy: { kind: 'connect-again' },
      }
    case 'helper-too-old':
      return {
        ...warn(`Helper ${diagnosis.version} is too old`),
        title: 'The helper is older than this dashboard.',
        ...renewal(diagnosis, place),
      }
    case 'dashboard-too-old':
      return {
        ...warn(`Helper ${diagnosis.version} is newer`),
        title: 'This dashboard is older than the helper.',
        advice: `It is version ${diagnosis.own}, the helper ${diagnosis.version}. A fresh load brings the newest one that is served.`,
        remedy: { kind: 'reload' },
      }
    case 'too-slow':
      return {
        ...bad,
        title: `The helper did not answer within ${HEALTH_TIMEOUT_MS / 1_000} s.`,
        advice: `${diagnosis.holder === null ? 'This computer may be busy' : `${diagnosis.holder} has the port but isn’t responding`}. This page keeps trying. If it stays so, restart the helper.`,
        remedy: { kind: 'check' },
      }
    default:
      return diagnosis satisfies never
  }
}

function notStartedHere(dashboardRuns: boolean, { helperUrl, ownHome = false }: ConnectionPlace): string {
  return dashboardRuns
    ? `Nothing answers at ${helperUrl}, and the dashboard runs and waits for it. Start the helper in another terminal${ownHome ? ', with the same MOSAYGENT_HOME' : ''}; this page connects by itself.`
    : `Nothing answers at ${helperUrl}. Start Mosaygent in a terminal; this page connects by itself.`
}

/** The command for where a dashboard runs already. */
const startHelperAlone = (place: ConnectionPlace) => withPorts(`${START} -- helper`, place)

/** Names the ports that are not as usual, since the terminal may be another. */
function withPorts(command: string, { helperUrl, previewUrl }: ConnectionPlace): string {
  const [helper, preview] = [new URL(helperUrl).port, new URL(previewUrl).port]
  return [
    command,
    ...(helper === String(HELPER_PORT) ? [] : [`--helper-port ${helper}`]),
    ...(preview === String(PREVIEW_PORT) ? [] : [`--preview-port ${preview}`]),
  ].join(' ')
}

/** How a helper is made newer depends on where it was started from; one that does not say is most likely where the page is. */
function renewal(
  { version, own }: Extract<Diagnosis, { kind: 'helper-too-old' }>,
  place: ConnectionPlace,
): Pick<ConnectionWords, 'advice' | 'remedy'> {
  const versions = `It is version ${version}, this dashboard ${own}: some things may be missing.`
  return (place.fromPackage ?? !place.local)
    ? {
        advice: `${versions} It is the Python package: end it with Ctrl-C, download ${PYTHON_API_ZIP} again on the Helper page, extract it, and run this in its folder.`,
        remedy: { kind: 'copy', text: `uv sync --all-groups\n${withPorts(START_PACKAGE, place)}` },
      }
    : {
        advice: `${versions} It was started from source: end it with Ctrl-C, and run this in its folder.`,
        remedy: { kind: 'copy', text: `git pull\n${startHelperAlone(place)}` },
      }
}

const bad = { tone: 'bad', badge: 'Not connected', short: null } as const
const warn = (short: string) => ({ tone: 'warn', badge: 'Connected', short }) as const
const quiet = <T extends string, B extends string>(tone: T, badge: B) =>
  ({ tone, badge, advice: null, remedy: null, short: null }) as const

type Barrier = Extract<Diagnosis, { kind: 'permission' }>['barrier']

function permissionWords(barrier: Barrier, helperUrl: string) {
  switch (barrier) {
    case 'permission-needed':
      return {
        title: 'Your browser asks before this page may reach the helper on this computer.',
        advice: 'Press “Check Connection”, then allow it to access other apps and services on this device.',
        remedy: { kind: 'connect' },
      } as const
    case 'permission-unanswered':
      return {
        title: `Nothing answers at ${helperUrl}, or the browser’s question was closed.`,
        advice: 'Start the helper, press “Check Connection”, and allow it when the browser asks.',
        remedy: { kind: 'connect' },
      } as const
    case 'permission-denied':
      return {
        title: 'Your browser does not let this page reach the helper on this computer.',
        advice:
          'Open the site’s settings beside the address and allow “Apps on device” (in older browsers “Local network access”); this page notices by itself. The dashboard that npm start serves needs no permission.',
        remedy: {
          kind: 'open',
          label: 'Open the dashboard of this computer',
          url: `http://localhost:${DASHBOARD_PORT}`,
        },
      } as const
  }
}

const otherPort = (helperUrl: string) => Number(new URL(helperUrl).port || 80) + 1
