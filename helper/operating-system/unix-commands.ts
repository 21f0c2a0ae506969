import type { Command, Ports, Processes } from './operating-system.ts'
import { readSocketEnd } from './socket-end.ts'
import { nameOfProgram, type ListeningSocket, type ProcessRow } from './process-row.ts'

/** What `ps` tells of processes on macOS, and on any other Unix. */
export const PS = {
  groups: true,
  countsOpenFiles: true,
  caselessVariables: false,
  endTree: null,
  startTimeQuestion: (pid) => ({
    file: '/bin/ps',
    args: ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)],
  }),
  // `lstart` has the form `Tue Jul  4 09:05:06 2023` (`ps(1)`); a zombie has ended
  readStartTime(stdout) {
    const [, state, time] =
      /^(\S+)\s+(\w{3} \w{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4})$/.exec(stdout.trim()) ?? []
    return state === undefined || time === undefined || state.startsWith('Z') ? null : time
  },
  listQuestion: { file: '/bin/ps', args: ['-axo', 'pid=,ppid=,pgid=,lstart=,args='] },
  readList: (stdout) => stdout.split(/\r?\n/).flatMap(readLine),
} as const satisfies Omit<Processes, 'inFiles'>

function readLine(line: string): ProcessRow[] {
  const [, pid, parent, group, began = '', command = ''] =
    /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\w{3}\s+\w{3}\s+\d+\s+[\d:]{8}\s+\d{4})\s+(.+)$/.exec(line) ?? []
  if (pid === undefined) return []
  const name = nameOfProgram(command.split(' '))
  const ids = { pid: Number(pid), parent: Number(parent), group: Number(group) }
  return [{ ...ids, began: began.replaceAll(/\s+/g, ' '), name }]
}

const lsof = (...which: string[]): Command => ({
  file: 'lsof',
  args: ['-nP', '-a', '-iTCP', '-sTCP:LISTEN', ...which, '-Fpn'],
})

export const LSOF: Ports = {
  listeningQuestion: (pids) => lsof('-p', pids.join(',')),
  allListeningQuestion: lsof(),
  readListening: readLsof,
}

/** A line for each process (`p4711`) and below it one for each socket (`n127.0.0.1:8000`, `n*:8000`, `n[::1]:8000`). */
function readLsof(text: string): ListeningSocket[] {
  let pid = 0
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('p')) pid = Number(line.slice(1))
    const socket = line.startsWith('n') ? readSocketEnd(line.slice(1)) : null
    return socket === null ? [] : [{ pid, ...socket }]
  })
}
