import { realpath } from 'node:fs/promises'
import { decodedUri, pathOfFileUrl } from '../foreign-files/index.ts'
import { readRepositoryAddress } from './repository-address.ts'
import { type OperatingSystem, thisSystem } from '../operating-system/index.ts'

/**
 * Whether two addresses name one repository: whatever the way there (https, ssh, `git@host:path`), with or without
 * `.git` at the end. Local ones by the folder that they lead to.
 */
export async function sameRepository(one: string, other: string, system = thisSystem()): Promise<boolean> {
  const [a, b] = await Promise.all([identity(one, system), identity(other, system)])
  return a !== null && a === b
}

async function identity(text: string, system: OperatingSystem): Promise<string | null> {
  const read = readRepositoryAddress(text, system)
  if (!read.ok) return null
  const { address, transport, host } = read.value
  if (transport === 'local') {
    const path = address.startsWith('file:') ? pathOfFileUrl(address) : address
    if (path === null) return null
    return realpath(path).catch(() => path) // gone: the name is all there is
  }
  const path = /^[a-z+]+:\/\//i.test(address)
    ? new URL(address).pathname
    : address.slice(address.indexOf(':') + 1)
  // a lone percent sign is a character like any other
  const name = (decodedUri(path) ?? path)
    .replace(/^\/+/, '')
    .replace(/(?<!\/)\/+$/, '') // the look back keeps it linear
    .replace(/\.git$/, '')
  const port = /^[a-z+]+:\/\//i.test(address) ? new URL(address).port : ''
  // GitHub does not tell upper from lower case, and an address typed by hand rarely does
  return `${host ?? ''}:${port === '22' ? '' : port}/${host === 'github.com' ? name.toLowerCase() : name}`
}
