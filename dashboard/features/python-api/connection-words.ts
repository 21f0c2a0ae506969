import { DASHBOARD_PORT, HEALTH_TIMEOUT_MS } from '@mosaygent/contract'
import type { Connection } from '#helper-client'

export interface ConnectionWords {
  tone: 'good' | 'bad' | 'warn' | 'neutral'
  badge: string
  title: string
  /** What to do about it; null when there is nothing to do. */
  advice: string | null
}

/** The result of a check, its named cause and the way out, in words. */
export function connectionWords(
  connection: Connection,
  helperUrl: string,
  refusal: string | null,
): ConnectionWords {
  const { connected, cause, checkedMs } = connection
  if (checkedMs === null) {
    return { tone: 'neutral', badge: 'Not checked', title: `Asking ${helperUrl}/health`, advice: null }
  }
  if (connected && cause === null && refusal !== null) {
    return {
      tone: 'warn',
      badge: 'Connected',
      title: 'This dashboard is not paired with the helper',
      advice: refusal,
    }
  }
  if (connected && cause === null) {
    return {
      tone: 'good',
      badge: 'Connected',
      title: `The helper answered at ${helperUrl} in ${checkedMs} ms.`,
      advice: null,
    }
  }
  if (connected) {
    return {
      tone: 'warn',
      badge: 'Connected',
      title: `Something answers at ${helperUrl}, but it does not say that it is the helper.`,
      advice: 'If pages stay empty, another program holds the port. Stop that one and start the helper.',
    }
  }
  const [title, advice] = failure(cause, helperUrl)
  return { tone: 'bad', badge: 'Not connected', title, advice }
}

/** Whether the next step is a click: the browser will ask, and does so only because of it. */
export function asksFirst(cause: Connection['cause']): boolean {
  return cause === 'permission-needed' || cause === 'permission-unanswered'
}

function failure(cause: Connection['cause'], helperUrl: string): [title: string, advice: string] {
  switch (cause) {
    case 'timeout':
      return [
        `${helperUrl} did not answer within ${HEALTH_TIMEOUT_MS / 1000} seconds.`,
        'Something holds the port without answering. Restart the helper; if that does not help, end the program that holds the port.',
      ]
    case 'not-our-helper':
      return [
        `Another program answers at ${helperUrl}.`,
        'Stop it, or give it another port, then start the helper.',
      ]
    case 'refused':
      return [
        `${helperUrl} answered, but refused this page.`,
        'Open the dashboard at the address that the helper’s terminal names.',
      ]
    case 'permission-needed':
      return [
        'Your browser asks before this page may reach the helper on this computer.',
        'Press Connect, then allow it to access other apps and services on this device.',
      ]
    case 'permission-unanswered':
      return [
        `Nothing answers at ${helperUrl}, or the browser’s question was closed.`,
        'Start the helper with the steps below, press Connect, and allow it when the browser asks.',
      ]
    case 'permission-denied':
      return [
        'Your browser does not let this page reach the helper on this computer.',
        `Open the site’s settings beside the address and allow “Apps on device” (in older browsers “Local network access”); this page notices by itself. Or open http://localhost:${DASHBOARD_PORT}, the dashboard that npm start serves.`,
      ]
    case 'unreachable':
    case null:
      return [
        `Nothing answers at ${helperUrl}.`,
        'Start the helper with the steps below. If it runs, the browser may be blocking local addresses for this page: allow them and check again.',
      ]
  }
}
