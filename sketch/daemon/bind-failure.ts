/**
 * The operating systems' messages for a port that is taken, by the number that Node gives of each: the system's own, on
 * Windows one of Node's. Callers parse them.
 */
const TAKEN: Readonly<Record<number, string>> = {
  [-98]: 'Address already in use, errno = 98',
  [-48]: 'Address already in use, errno = 48',
  [-4091]:
    'Only one usage of each socket address (protocol/network address/port) is normally permitted., errno = 10048',
}

/** Why the port could not be bound, in the real tool's words. */
export function bindFailure(error: unknown, hostname: string, port: number): string {
  const taken = error instanceof Error && 'errno' in error ? TAKEN[Number(error.errno)] : undefined
  const reason = taken ?? (error instanceof Error ? error.message : String(error))
  return `Failed to bind web development server:\nSocketException: Failed to create server socket (OS Error: ${reason}), address = ${hostname}, port = ${port}`
}
