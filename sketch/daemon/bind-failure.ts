/** The operating systems' messages for a port that is taken; callers parse them. */
const TAKEN: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'Address already in use, errno = 98',
  darwin: 'Address already in use, errno = 48',
  win32:
    'Only one usage of each socket address (protocol/network address/port) is normally permitted., errno = 10048',
}

/** Why the port could not be bound, in the real tool's words. */
export function bindFailure(error: unknown, hostname: string, port: number): string {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const message = error instanceof Error ? error.message : String(error)
  const reason = taken ? (TAKEN[process.platform] ?? message) : message
  return `Failed to bind web development server:\nSocketException: Failed to create server socket (OS Error: ${reason}), address = ${hostname}, port = ${port}`
}
