import type { Command, Ports, Processes } from './operating-system.ts'
import type { ListeningSocket, ProcessRow } from './process-row.ts'
import { readSocketEnd } from './socket-end.ts'

/** Runs nothing of the user's profile, and asks nothing. */
const powershell = (script: string): Command => ({
  file: 'powershell',
  args: ['-NoProfile', '-NonInteractive', '-Command', script],
})

/** What PowerShell and taskkill know of processes. */
export const WINDOWS_PROCESSES: Processes = {
  groups: false,
  inFiles: false,
  countsOpenFiles: false,
  caselessVariables: true,
  // What a process started hangs together by parent alone. Without `/F` it would only ask windows to close, which
  // console programs ignore (flutter/flutter#60618).
  endTree: (pid) => ({ file: 'taskkill', args: ['/PID', String(pid), '/T', '/F'] }),
  // fails, and says nothing on standard output, when there is none; ticks are 100 ns since the year 1
  startTimeQuestion: (pid) =>
    powershell(`(Get-Process -Id ${pid} -ErrorAction Stop).StartTime.ToUniversalTime().Ticks`),
  readStartTime: (stdout) => /^\d{18,19}$/.exec(stdout.trim())?.[0] ?? null,
  listQuestion: powershell(
    'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CreationDate.Ticks) $($_.Name)" }',
  ),
  readList: (stdout) =>
    stdout.split(/\r?\n/).flatMap((line): ProcessRow[] => {
      const [, pid, parent, began = '', name = ''] = /^(\d+) (\d+) (\d*) (.+)$/.exec(line.trim()) ?? []
      return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), group: null, began, name }]
    }),
}

const ALL: Command = { file: 'netstat', args: ['-ano'] }
export const NETSTAT: Ports = {
  listeningQuestion: () => ALL,
  allListeningQuestion: ALL,
  readListening: readNetstat,
}

/** `  TCP    [::1]:8000   [::]:0   LISTENING   4711`; the word is translated, the far end is not. */
function readNetstat(text: string): ListeningSocket[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [protocol, local = '', far, , pid] = line.trim().split(/\s+/)
    if (protocol !== 'TCP' || pid === undefined || (far !== '0.0.0.0:0' && far !== '[::]:0')) return []
    const socket = readSocketEnd(local)
    return socket === null ? [] : [{ pid: Number(pid), ...socket }]
  })
}
