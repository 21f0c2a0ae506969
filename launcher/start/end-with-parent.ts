import { childEnvironment, run } from '@mosaygent/helper/processes'

const LOOK_EVERY_MS = 1_000

/**
 * Ends this process in order, as SIGTERM does, when the npm that runs it is gone: killed, it passes nothing on, and
 * `npx` does not even hand SIGTERM on, so nobody would ever end us. Windows tells no new parent; there the console's
 * end ends us.
 */
export async function endWithParent(env: NodeJS.ProcessEnv, lookEveryMs = LOOK_EVERY_MS): Promise<void> {
  const parent = process.ppid
  const above = await parentOfShell(parent, env)
  const timer = setInterval(() => {
    if (process.ppid === parent && (above === null || lives(above))) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  timer.unref()
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false // no such process
  }
}

/**
 * npm runs what it starts by `sh -c`, and not every shell makes way for its last command: the one above it is npm then.
 * Null for anything else (a terminal's shell may go while we stay), and where there is no `ps`.
 */
async function parentOfShell(pid: number, env: NodeJS.ProcessEnv): Promise<number | null> {
  const asked = await run({
    file: 'ps',
    args: ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)],
    env: childEnvironment(env),
  })
  if (asked.kind !== 'exited') return null
  const [, above] = /^\s*(\d+)\s+\S*sh -c /.exec(asked.stdout) ?? []
  return above === undefined ? null : Number(above)
}
