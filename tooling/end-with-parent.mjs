import { execFileSync } from 'node:child_process'

/**
 * Ends this process in order, as SIGTERM does, when what runs it is gone. npm passes signals on, but it cannot once it
 * was killed itself: nobody would ever end us. Windows tells no new parent; there the console's end ends us.
 * @param {number} lookEveryMs
 */
export function endWithParent(lookEveryMs = 1_000) {
  if (process.platform === 'win32') return
  const parent = process.ppid
  const above = parentOfShell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && (above === null || lives(above))) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  timer.unref()
}

function lives(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false // no such process
  }
}

/**
 * npm runs scripts by `sh -c`, and not every shell makes way for its last command: the one above it is npm then. Null
 * for anything else (a terminal's shell may go while we stay), and where there is no `ps`.
 */
function parentOfShell(pid) {
  try {
    const said = execFileSync('ps', ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [, above] = /^\s*(\d+)\s+\S*sh -c /.exec(said) ?? []
    return above === undefined ? null : Number(above)
  } catch {
    return null // no such process, or no ps
  }
}
