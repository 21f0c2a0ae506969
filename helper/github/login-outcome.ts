import { refuse } from '../errors/index.ts'
import type { GhLoginOutcome } from '../tools/index.ts'
import { removeIt } from './auth-status.ts'

/** What an unsuccessful end of `gh auth login` means for a person. */
export function describeLoginOutcome(end: Exclude<GhLoginOutcome, { kind: 'done' }>, version: string) {
  switch (end.kind) {
    case 'cancelled':
      return refuse('cancelled', 'The login was cancelled. Nothing was stored.')
    case 'denied':
      return refuse('login-failed', 'The login was refused on GitHub. Log in again to get a new code.')
    case 'expired':
      return refuse(
        'login-failed',
        'The code has expired: each is good for 15 minutes. Log in again to get a new one.',
      )
    case 'slow-down':
      return refuse(
        'login-failed',
        `GitHub asked for a pause, and gh ${version} gave up because of it. Wait a minute, then log in again.`,
      )
    case 'offline':
      return refuse(
        'network-unreachable',
        'GitHub could not be reached. Check the network connection, then log in again.',
      )
    case 'silent':
      return refuse(
        'tool-failed',
        `gh ${version} said nothing and was ended. Run “gh auth login” in a terminal to see what it waits for, then log in again.`,
      )
    case 'environment-token':
      return describeEnvironmentToken('GH_TOKEN')
    case 'failed':
      return refuse('login-failed', `gh could not log in${end.output === '' ? '' : `: ${end.output}`}.`)
  }
}

/** gh refuses to log in while a variable carries a token, so it is not even started. */
export function describeEnvironmentToken(variable: string) {
  return refuse(
    'login-failed',
    `gh uses the token in ${variable} and does not log in while it is set. ${removeIt(variable)}`,
  )
}
