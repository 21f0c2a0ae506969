import { execa } from 'execa'
import { systemCode } from '../errors/index.ts'

const WINDOWS = process.platform === 'win32'

/**
 * Signals a child together with everything it started (its process group; on Windows its tree). A group that is
 * already gone is not an error.
 */
export function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (WINDOWS) {
    // taskkill without /F only asks windows to close, which console programs ignore (flutter/flutter#60618)
    execa('taskkill', ['/PID', String(pid), '/T', '/F'], { reject: false, stdio: 'ignore' }).catch(() => {
      // taskkill itself is missing: nothing further can be done from here
    })
    return
  }
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // EPERM: macOS says so of a group in which only zombies are left
    if (systemCode(error) !== 'ESRCH' && systemCode(error) !== 'EPERM') throw error
  }
}

/** True while any process of the group lives. On Windows: while the first one lives. */
export function groupAlive(pid: number): boolean {
  try {
    process.kill(WINDOWS ? pid : -pid, 0)
    return true
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

const living = new Set<number>()
let listening = false

/** Remembers a group so that it ends with us, however we end short of SIGKILL. */
export function track(pid: number): () => void {
  if (!listening) process.once('exit', endAll)
  listening = true
  living.add(pid)
  return () => living.delete(pid)
}

function endAll(): void {
  for (const pid of living) signalGroup(pid, 'SIGKILL')
  living.clear()
}
