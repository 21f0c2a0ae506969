import { type ListeningSocket, nameOfProgram, type ProcessRow } from './rows.ts'

/** A program to be asked. */
interface Question {
  readonly file: string
  readonly args: readonly string[]
}

/** Asks macOS (and any other Unix but Linux, which has files for it) or Windows which processes there are. */
export function processesQuestion(platform: NodeJS.Platform): Question {
  if (platform !== 'win32') return { file: '/bin/ps', args: ['-axo', 'pid=,ppid=,pgid=,lstart=,args='] }
  const script =
    'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CreationDate.Ticks) $($_.Name)" }'
  return { file: 'powershell', args: ['-NoProfile', '-NonInteractive', '-Command', script] }
}

/** The answer to it. A line of another form is passed over. `ps` is asked with `LC_ALL=C`. */
export function readProcessList(platform: NodeJS.Platform, text: string): ProcessRow[] {
  return text.split(/\r?\n/).flatMap((line): ProcessRow[] => {
    if (platform === 'win32') {
      const [, pid, parent, began = '', name = ''] = /^(\d+) (\d+) (\d*) (.+)$/.exec(line.trim()) ?? []
      return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), group: null, began, name }]
    }
    const [, pid, parent, group, began = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\w{3}\s+\w{3}\s+\d+\s+[\d:]{8}\s+\d{4})\s+(.+)$/.exec(line) ?? []
    return pid === undefined
      ? []
      : [
          {
            pid: Number(pid),
            parent: Number(parent),
            group: Number(group),
            began: began.replaceAll(/\s+/g, ' '),
            name: nameOfProgram(command.split(' ')),
          },
        ]
  })
}

/** Asks where processes listen. */
export function listeningQuestion(platform: NodeJS.Platform, pids: readonly number[]): Question {
  return platform === 'win32'
    ? { file: 'netstat', args: ['-ano'] }
    : { file: 'lsof', args: ['-nP', '-a', '-iTCP', '-sTCP:LISTEN', '-p', pids.join(','), '-Fpn'] }
}

/** The answer to it, for these processes alone. */
export function readListeningList(
  platform: NodeJS.Platform,
  text: string,
  pids: readonly number[],
): ListeningSocket[] {
  const found = platform === 'win32' ? readNetstat(text) : readLsof(text)
  return found.filter(({ pid }) => pids.includes(pid))
}

/** `  TCP    [::1]:8000   [::]:0   LISTENING   4711`; the word is translated, the far end is not. */
function readNetstat(text: string): ListeningSocket[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [protocol, local = '', far, , pid] = line.trim().split(/\s+/)
    if (protocol !== 'TCP' || pid === undefined || (far !== '0.0.0.0:0' && far !== '[::]:0')) return []
    const socket = readEnd(local)
    return socket === null ? [] : [{ pid: Number(pid), ...socket }]
  })
}

/** A line for each process (`p4711`) and below it one for each socket (`n127.0.0.1:8000`, `n*:8000`, `n[::1]:8000`). */
function readLsof(text: string): ListeningSocket[] {
  let pid = 0
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('p')) pid = Number(line.slice(1))
    const socket = line.startsWith('n') ? readEnd(line.slice(1)) : null
    return socket === null ? [] : [{ pid, ...socket }]
  })
}

function readEnd(text: string): { host: string; port: number } | null {
  const [, host, port] = /^(.+):(\d+)$/.exec(text) ?? []
  if (host === undefined || port === undefined) return null
  return { host: host === '*' ? '0.0.0.0' : host.replaceAll(/[[\]]|%.*$/g, ''), port: Number(port) }
}
