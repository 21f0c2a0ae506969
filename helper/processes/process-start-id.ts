import { readFile } from 'node:fs/promises'
import { childEnvironment } from './environment.ts'
import { run } from './run.ts'
import { thisSystem } from '../operating-system/index.ts'

/**
 * When a living process began, in the system's own words; null when there is none. Together with its id it names a
 * process for good, across our own lives and reboots: ids are given again.
 */
export async function processStartId(pid: number): Promise<string | null> {
  const { processes } = thisSystem()
  if (processes.inFiles) return linuxStartId(pid)
  const env = childEnvironment(process.env, { LC_ALL: 'C', TZ: 'UTC' })
  const result = await run({ ...processes.startTimeQuestion(pid), env, timeoutMs: 10_000 })
  if (result.kind !== 'exited' || result.code !== 0) return null
  return processes.readStartTime(result.stdout)
}

/** The boot and the ticks since it (`proc_pid_stat(5)`, field 22). A zombie has ended. */
async function linuxStartId(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // "pid (name) state ...": the name may hold blanks and brackets
    const fields = stat.replace(/^.*\) /s, '').split(' ')
    const [state, ticks] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' || ticks === undefined ? null : `${boot.trim()} ${ticks}`
  } catch {
    return null // ended, or never was
  }
}
