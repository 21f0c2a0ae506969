import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { HelperMessage } from './messages.ts'
import type { ParentMessage } from './messages.ts'
import { thisSystem } from '@mosaygent/helper/operating-system'

/** A running helper, as the supervisor sees it. Neither promise rejects. */
export interface HelperChild {
  readonly pid: number | undefined
  /** Its first word; null when it ended without one. */
  readonly started: Promise<HelperMessage | null>
  /** How it ended, in words: `exit code 1`, `signal SIGKILL`. */
  readonly ended: Promise<string>
  send(message: ParentMessage): void
  /** Asks it to stop, kills it after `graceMs`; resolves when it is gone. */
  stop(graceMs?: number): Promise<void>
  /** Ends it now; it still ends what it has started. */
  force(): void
}

/**
 * V8's room for young objects, in MB. Left alone it grows to 16, and little of what the helper makes is for so much: the
 * processor time of reloads and of the gateway stays the same.
 */
const SMALL_NURSERY = '--max-semi-space-size=1'

/** Longer than the helper gives itself, and within the 10 s that everything has. */
const STOP_GRACE_MS = 9_500

/**
 * Starts this very program as the helper, with a channel between the two: the channel's end tells each that the
 * other is gone. Not through the helper's own spawn door, which gives tools no channel. A group of its own, so that
 * Ctrl-C reaches the parent alone and things end in order.
 */
export function spawnHelper(program: string, args: readonly string[], env: NodeJS.ProcessEnv): HelperChild {
  const child = fork(program, ['helper', ...args], {
    env,
    execArgv: [SMALL_NURSERY],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: thisSystem().processes.groups,
  })
  const ended = endingOf(child)
  const started = Promise.race([firstWord(child), ended.then(() => null)])
  return {
    pid: child.pid,
    started,
    ended,
    send: (message) => send(child, message),
    async stop(graceMs = STOP_GRACE_MS) {
      send(child, { type: 'stop' })
      const hard = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await ended
      clearTimeout(hard)
    },
    force() {
      child.kill('SIGTERM')
    },
  }
}

function send(child: ChildProcess, message: ParentMessage): void {
  if (!child.connected) return
  child.send(message, (error) => {
    // It ended in between; `ended` says so.
    if (error !== null) child.disconnect()
  })
}

function firstWord(child: ChildProcess): Promise<HelperMessage> {
  return new Promise((resolve) => {
    child.on('message', (message: unknown) => {
      const parsed = HelperMessage.safeParse(message)
      if (parsed.success) resolve(parsed.data)
    })
  })
}

function endingOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(code === null ? `signal ${signal}` : `exit code ${code}`))
  })
}
