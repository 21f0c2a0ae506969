/** Who holds a socket. */
export interface SocketOwner {
  readonly uid: number
  /** Its number among all sockets, by which `/proc/<pid>/fd` names it. */
  readonly inode: number
}

/** Columns of a row of `/proc/net/tcp` (proc_net_tcp.txt of the kernel). */
const UID = 7
const INODE = 9

/**
 * Looks through whole rows of `/proc/net/tcp` or `tcp6` for those whose far end is `server`, and tells `found` the near
 * end of each and who holds it. A socket that no process holds any more (inode 0) is passed over: for that one the
 * kernel says root, whoever it was. A table may have a hundred thousand rows: only those asked for are taken apart.
 */
export function scanRows(
  rows: string,
  server: string,
  isAsked: (client: string) => boolean,
  found: (client: string, owner: SocketOwner) => void,
): void {
  const needle = ` ${server} `
  for (let at = rows.indexOf(needle); at !== -1; at = rows.indexOf(needle, at + 1)) {
    // both ends are written with the same length, side by side; in the first column there is nothing before it
    const client = rows.slice(at - server.length, at)
    if (!isAsked(client)) continue
    const from = rows.lastIndexOf('\n', at) + 1
    const end = rows.indexOf('\n', at)
    const row = rows
      .slice(from, end === -1 ? undefined : end)
      .trim()
      .split(/\s+/)
    const [uid, inode] = [row[UID] ?? '', row[INODE] ?? '']
    if (/^\d+$/.test(uid) && /^[1-9]\d*$/.test(inode))
      found(client, { uid: Number(uid), inode: Number(inode) })
  }
}
