import { githubAddress } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { type OperatingSystem } from '../operating-system/index.ts'

/** A repository address that git may be given. `local`: a path on this machine. */
export interface RepositoryAddress {
  readonly transport: 'network' | 'local'
  /** As git gets it. */
  readonly address: string
  /** Host name of a network address. */
  readonly host: string | null
}

/**
 * Reads a repository address of the configuration: https, ssh, `user@host:path`, or an absolute local path or
 * `file://` (local ones are fine because addresses come from the user's own configuration only, never from a call).
 * Refuses whatever git would take for an option or for a program to run, and passwords.
 */
export function readRepositoryAddress(text: string, system: OperatingSystem): Outcome<RepositoryAddress> {
  return read(
    text,
    system,
    'Correct it where it is set: in config.json, in the environment, or among the chosen repositories.',
  )
}

/** The same for an address from a call: callers may not choose folders of this machine. */
export function readTypedRepositoryAddress(
  text: string,
  system: OperatingSystem,
): Outcome<RepositoryAddress> {
  const address = read(githubAddress(text) ?? text, system, EXAMPLE, 'is neither an https nor an ssh address')
  if (!address.ok || address.value.transport === 'network') return address
  return refuse(
    'invalid-repository',
    `The repository address is neither an https nor an ssh address. ${EXAMPLE}`,
  )
}

const EXAMPLE =
  'Type one like https://github.com/you/your-app.git or git@github.com:you/your-app.git; you/your-app is short for one on GitHub.'

function read(
  text: string,
  system: OperatingSystem,
  next: string,
  none = 'is neither an https or ssh address nor a full path',
): Outcome<RepositoryAddress> {
  const address = text.trim()
  const no = (why: string) => refuse('invalid-repository', `The repository address ${why}. ${next}`)
  if (address === '') return no('is empty')
  if (/\p{Cc}/u.test(address)) return no('contains a control character')
  if (address.startsWith('-')) return no('begins with a dash')
  const isPath = system.paths.rules.isAbsolute(address)
  if (isPath) return succeed({ transport: 'local', address, host: null })
  // ext::sh -c ..., fd::17: programs and open files
  if (/^[a-z0-9+.-]*::/i.test(address)) return no('uses a remote helper, which could run any program')
  // a browser reads it as a slash, git and curl do not: two programs, two servers
  if (address.includes('\\')) return no('contains a backslash')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return readUrl(address, no)
  return readScpLike(address, no, none)
}

type No = (why: string) => ReturnType<typeof refuse>

function readUrl(address: string, no: No): Outcome<RepositoryAddress> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null) return no('is not a valid address')
  if (url.protocol === 'file:') {
    if (url.host !== '' || url.pathname === '/') return no('names no folder on this machine')
    return succeed({ transport: 'local', address, host: null })
  }
  // nobody between here and there can read or change what comes
  const onThisMachine = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url.protocol !== 'https:' && url.protocol !== 'ssh:' && !onThisMachine) {
    return no(`begins with ${url.protocol}//, but only https and ssh are safe to clone over`)
  }
  if (url.password !== '' || (url.protocol !== 'ssh:' && url.username !== '')) {
    return no('contains a password or token, which git would store in plain text. Log in to GitHub instead')
  }
  // what is shown has to be what is asked: no letters of other scripts that look like ours, no 0x7f000001
  if (!authorityOf(address).toLowerCase().includes(url.hostname)) return no('names its host in an odd way')
  if (!isHost(url.hostname) || url.username.startsWith('-')) return no('names no valid host')
  if (url.search !== '' || url.hash !== '') return no('has something behind the name of the repository')
  if (!isRepositoryPath(url.pathname)) return no('names no repository')
  return succeed({ transport: 'network', address, host: url.hostname })
}

/** `git@github.com:team/app.git` */
function readScpLike(address: string, no: No, none: string): Outcome<RepositoryAddress> {
  const match = /^(?:([\w.][\w.-]*)@)?([^@:/\\\s]+):([^:].*)$/.exec(address)
  if (match === null || /^[a-z]$/i.test(match[2] ?? '')) {
    return no(none)
  }
  const [, , host = '', path = ''] = match
  if (!isHost(host)) return no('names no valid host')
  if (path.startsWith('-') || !isRepositoryPath(path)) return no('names no repository')
  return succeed({ transport: 'network', address, host })
}

const authorityOf = (address: string) => /:\/\/([^/?#]*)/.exec(address)?.[1] ?? ''

const isHost = (host: string) => /^(?!-)[a-z0-9.-]+$/i.test(host) || /^\[[0-9a-f:.]+\]$/i.test(host)

function isRepositoryPath(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.length > 0 && !parts.includes('..') && !/\s/.test(path)
}

/** An address as it may be shown: no control characters, no user and password. */
export function showAddress(text: string): string {
  return text
    .trim()
    .replaceAll(/\p{Cc}/gu, '')
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@:]*:[^/@]*@/i, '$1')
    .replace(/^(https?:\/\/)[^/@]*@/i, '$1')
}
