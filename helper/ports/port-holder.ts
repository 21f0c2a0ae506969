import { readlink } from 'node:fs/promises'
import { dirname, isAbsolute } from 'node:path'
import { thisSystem } from '../operating-system/index.ts'

/** The program that listens on a port. */
export interface PortHolder {
  readonly name: string
  readonly pid: number
  /** Where it runs, else where its program lies; null when the system does not say. */
  readonly folder: string | null
}

/** Who listens on a port; null when the system does not tell (another user's program, or a tool is missing). */
export async function findPortHolder(port: number): Promise<PortHolder | null> {
  try {
    // its package is needed where a port is taken, and hardly ever
    const { default: findProcess } = await import('find-process')
    const [holder] = await findProcess('port', port, { logLevel: 'error' })
    if (holder === undefined) return null
    return { name: holder.name, pid: holder.pid, folder: await folderOf(holder.pid, holder.bin) }
  } catch {
    // It asks ss, netstat or PowerShell, and any of them may be missing: the message then goes without a name.
    return null
  }
}

async function folderOf(pid: number, program: string | undefined): Promise<string | null> {
  if (thisSystem().processes.inFiles) {
    try {
      return await readlink(`/proc/${pid}/cwd`)
    } catch {
      // Another user's process: its folder is not ours to see.
    }
  }
  return program !== undefined && isAbsolute(program) ? dirname(program) : null
}

/** `node (process 4711, in /home/ann/shop)` */
export function describeHolder({ name, pid, folder }: PortHolder): string {
  return `${name} (process ${pid}${folder === null ? '' : `, in ${folder}`})`
}
