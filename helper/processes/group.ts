import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { execa } from 'execa'
import { systemCode } from '../errors/index.ts'
import { thisSystem } from '../operating-system/index.ts'

/**
 * Signals a child together with everything it started (its process group; on Windows its tree). A group that is
 * already gone is not an error.
 */
export function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  const { endTree } = thisSystem().processes
  if (endTree !== null) {
    const { file, args } = endTree(pid)
    execa(file, args, { reject: false, stdio: 'ignore' }).catch(() => {
      // the program for it is missing: nothing further can be done from here
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
    process.kill(thisSystem().processes.groups ? -pid : pid, 0)
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
  return !thisSystem().processes.inFiles || hasLivingMember(pid)
}

/** Orphans that ended stay listed until the machine's first process reaps them, in a container for seconds. */
function hasLivingMember(group: number): boolean {
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      // "pid (name) state parent group ...": the name may hold blanks and brackets
      const [state, , of] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return Number(of) === group && state !== 'Z' && state !== 'X'
    } catch {
      return false // ended while we looked
    }
  })
}

/**
 * Ends whatever is left of a group whose first process is gone: it may ignore SIGTERM and hold no pipe of ours, and
 * would outlive any clean-up. Resolves when it is gone, at the latest after a second.
 */
export async function endRest(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 100 && groupAlive(pid); attempt += 1) {
    if (attempt === 0) signalGroup(pid, 'SIGKILL')
    await pause(10)
  }
}
