/** The first line of `/proc/net/tcp`. */
export const HEAD =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n'

/** A row of it, with its ends as the kernel writes them. */
export const row = (local: string, remote: string, uid: number, inode: number) =>
  `   7: ${local} ${remote} 01 00000000:00000000 00:00000000 00000000  ${uid}        0 ${inode} 1 0000000000000000 20 4 30 10 -1 \n`
