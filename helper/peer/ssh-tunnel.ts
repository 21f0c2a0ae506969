import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { systemCode } from '../errors/index.ts'
import type { SocketOwner } from './socket-table.ts'

/** Programs of ssh that hand connections on: OpenSSH, its sessions since 9.8, Dropbear; and their clients (`-R`). */
const SSH = new Set(['ssh', 'sshd', 'sshd-session', 'dropbear', 'dbclient'])
/** What a process may answer that ends while it is looked at. */
const GONE = new Set(['ENOENT', 'ESRCH'])
/** What it answers when this user may not look into it. */
const CLOSED: ReadonlySet<string> = new Set(['EACCES', 'EPERM'])

type Holds = 'yes' | 'no' | 'not-told'

/**
 * The ssh program that holds a socket and so hands on what somebody on another machine sends; null: none does. A
 * server of ssh does not let its own user look into it, so that it is found by elimination: it runs, and no process
 * that can be looked into holds the socket. Throws where the system fails to tell, as without descriptors.
 */
export async function sshHolding(
  { uid, inode }: SocketOwner,
  { proc = '/proc', closed = CLOSED }: { proc?: string; closed?: ReadonlySet<string> } = {},
): Promise<string | null> {
  const link = `socket:[${inode}]`
  const hidden: string[] = []
  // who calls has mostly been started a moment ago
  const processes = (await readdir(proc)).filter((name) => /^\d+$/.test(name)).toSorted((a, b) => +b - +a)
  for (const process of processes) {
    const folder = join(proc, process)
    const name = (await textOf(join(folder, 'comm'))).trim()
    if (!SSH.has(name) || !(await isSessionOf(folder, name, uid))) continue
    const held = await holds(folder, link, closed)
    if (held === 'yes') return name
    if (held === 'not-told') hidden.push(name)
  }
  const [name] = hidden
  if (name === undefined) return null
  for (const process of processes) if ((await holds(join(proc, process), link, closed)) === 'yes') return null
  return name
}

/** Whether it acts for this user; what listens for ssh, and what watches over a session as root, hands on nothing. */
async function isSessionOf(folder: string, name: string, uid: number): Promise<boolean> {
  const [, effective] = /^Uid:\s+\d+\s+(\d+)/m.exec(await textOf(join(folder, 'status'))) ?? []
  if (effective !== String(uid)) return false
  const title = await textOf(join(folder, 'cmdline'))
  return !name.startsWith('sshd') || /^sshd(-session)?: [^[]*$/.test(title)
}

async function holds(folder: string, link: string, closed: ReadonlySet<string>): Promise<Holds> {
  try {
    for (const descriptor of await readdir(join(folder, 'fd')))
      if ((await linkOf(join(folder, 'fd', descriptor))) === link) return 'yes'
    return 'no'
  } catch (error) {
    if (GONE.has(systemCode(error) ?? '')) return 'no'
    if (closed.has(systemCode(error) ?? '')) return 'not-told'
    throw error
  }
}

const textOf = (path: string) => unlessGone(readFile(path, 'utf8'))
const linkOf = (path: string) => unlessGone(readlink(path))

async function unlessGone(asked: Promise<string>): Promise<string> {
  try {
    return await asked
  } catch (error) {
    if (GONE.has(systemCode(error) ?? '')) return ''
    throw error
  }
}
