import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type ListeningSocket, nameOfProgram, type ProcessRow } from '../operating-system/index.ts'

/** The processes of this machine that this user may see; null: there is no `/proc`. */
export async function readProcesses(proc = '/proc'): Promise<ProcessRow[] | null> {
  const names = await readdir(proc).catch(() => null)
  if (names === null) return null
  const rows = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => readRow(proc, name)),
  )
  return rows.filter((row) => row !== null)
}

async function readRow(proc: string, pid: string): Promise<ProcessRow | null> {
  try {
    const [stat, command] = await Promise.all([
      readFile(join(proc, pid, 'stat'), 'utf8'),
      readFile(join(proc, pid, 'cmdline'), 'utf8').catch(() => ''),
    ])
    // "pid (name) state parent group ...": the name may hold blanks and brackets
    const fields = stat.replace(/^.*\) /s, '').split(' ')
    const [state, parent, group, began] = [fields[0], fields[1], fields[2], fields[19]]
    // a zombie has ended
    if (state === 'Z' || state === 'X' || began === undefined) return null
    const own = /\((.*)\)/s.exec(stat)?.[1] ?? pid
    return {
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      began,
      name: command === '' ? own : nameOfProgram(command.split('\0').filter((word) => word !== '')),
    }
  } catch {
    return null // ended while we looked
  }
}

const LISTENS = '0A'

/** Where these processes listen; null: the kernel does not say. */
export async function readListening(
  pids: readonly number[],
  proc = '/proc',
): Promise<ListeningSocket[] | null> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(join(proc, 'net', name), 'latin1').catch(() => null)),
  )
  if (tables[0] === null) return null
  const sockets = new Map(tables.flatMap((table) => (table === null ? [] : listeningRows(table))))
  const held = await Promise.all(
    pids.map(async (pid) => (await socketsOf(proc, pid)).map((inode) => ({ pid, inode }))),
  )
  return held.flat().flatMap(({ pid, inode }) => {
    const socket = sockets.get(inode)
    return socket === undefined ? [] : [{ pid, ...socket }]
  })
}

/** Rows of `/proc/net/tcp` and `tcp6` (proc_net_tcp.txt of the kernel) that wait for connections, by inode. */
function listeningRows(table: string): [string, { host: string; port: number }][] {
  return table
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .flatMap(([, local = '', , state, , , , , , inode]) => {
      const [address = '', port = ''] = local.split(':')
      return state === LISTENS && inode !== undefined
        ? [
            [inode, { host: hostOf(address), port: parseInt(port, 16) }] as [
              string,
              { host: string; port: number },
            ],
          ]
        : []
    })
}

/** Four bytes at a time, in the order of the machine, which is little-endian wherever Node runs. */
function hostOf(hex: string): string {
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap((word) => (word.match(/../g) ?? []).toReversed())
  if (bytes.length === 4) return bytes.map((byte) => parseInt(byte, 16)).join('.')
  const text = bytes.join('').toLowerCase()
  if (/^0*$/.test(text)) return '::'
  if (/^0*1$/.test(text)) return '::1'
  const mapped = /^0{20}ffff(.{8})$/.exec(text)?.[1]
  if (mapped !== undefined) return (mapped.match(/../g) ?? []).map((byte) => parseInt(byte, 16)).join('.')
  return (text.match(/.{4}/g) ?? []).join(':')
}

async function socketsOf(proc: string, pid: number): Promise<string[]> {
  const folder = join(proc, String(pid), 'fd')
  const names = await readdir(folder).catch(() => [])
  const links = await Promise.all(names.map((name) => readlink(join(folder, name)).catch(() => '')))
  return links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? [])
}

/** What a process writes its output to, by which others that have it too are known; null: the kernel does not say. */
export async function outputOf(pid: number, proc = '/proc'): Promise<string | null> {
  const link = await readlink(join(proc, String(pid), 'fd', '1')).catch(() => null)
  return link !== null && /^(?:pipe|socket):\[\d+\]$/.test(link) ? link : null
}
