/** A program to be run, without a shell. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
}

/** Asks macOS (and any other Unix but Linux, which has files for it) or Windows when a process began. */
export function startTimeCommand(platform: NodeJS.Platform, pid: number): Command {
  if (platform !== 'win32')
    return { file: '/bin/ps', args: ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)] }
  // fails, and says nothing on standard output, when there is none; ticks are 100 ns since the year 1
  const script = `(Get-Process -Id ${pid} -ErrorAction Stop).StartTime.ToUniversalTime().Ticks`
  return { file: 'powershell', args: ['-NoProfile', '-NonInteractive', '-Command', script] }
}

/**
 * The answer to it: the time in the system's own words, to be compared and not to be read. Null for a process that has
 * ended (a zombie, on macOS) and for anything that does not look like an answer: what cannot be told apart must not be
 * ended. `ps` is asked with `LC_ALL=C` and `TZ=UTC`, so `lstart` has the form `Tue Jul  4 09:05:06 2023` (`ps(1)`).
 */
export function readStartTime(platform: NodeJS.Platform, stdout: string): string | null {
  const text = stdout.trim()
  if (platform === 'win32') return /^\d{18,19}$/.test(text) ? text : null
  const [, state, time] = /^(\S+)\s+(\w{3} \w{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4})$/.exec(text) ?? []
  return state === undefined || time === undefined || state.startsWith('Z') ? null : time
}

/**
 * Ends a process of Windows and all that it started, which there hang together by parent alone. Without `/F` it would
 * only ask windows to close, which console programs ignore (flutter/flutter#60618).
 */
export function endTreeCommand(pid: number): Command {
  return { file: 'taskkill', args: ['/PID', String(pid), '/T', '/F'] }
}
