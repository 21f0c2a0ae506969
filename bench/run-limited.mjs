import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { signalGroup } from './signal-group.mjs'

/** How long a bench has to end what it started, once it is asked to end, ms. */
const GRACE_MS = 10_000

/**
 * Runs a program of Node for `limitMs` at most. One that takes longer is asked to end by SIGINT and, where it does not,
 * killed with its group; what it printed until then is kept. It ends with us on Ctrl-C, though its group is its own.
 * @param {readonly string[]} args @param {number} limitMs
 * @returns {Promise<{code: number | 'time', output: string}>}
 */
export async function runLimited(args, limitMs, graceMs = GRACE_MS) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const closed = once(child, 'close')
  let output = ''
  child.stdout.on('data', (piece) => (output += piece))
  const kill = () => {
    signalGroup(child.pid, 'SIGKILL')
    // a program in a group of its own may hold the other end
    child.stdout.destroy()
  }
  const interrupt = () => {
    kill()
    process.exit(130)
  }
  process.once('SIGINT', interrupt)
  let late = false
  let certain
  const limit = setTimeout(() => {
    late = true
    child.kill('SIGINT')
    certain = setTimeout(kill, graceMs)
  }, limitMs)
  try {
    const [ended] = await closed
    return { code: late ? 'time' : (ended ?? 1), output }
  } finally {
    clearTimeout(limit)
    clearTimeout(certain)
    process.off('SIGINT', interrupt)
    if (late) signalGroup(child.pid, 'SIGKILL')
  }
}
