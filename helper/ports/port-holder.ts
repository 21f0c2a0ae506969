import { readlink } from 'node:fs/promises'
import { thisSystem } from '../operating-system/index.ts'
import { openProcessTable } from '../process-table/index.ts'

/** The program that listens on a port. */
export interface PortHolder {
  readonly name: string
  readonly pid: number
  /** Where it runs; null when the system does not say. */
  readonly folder: string | null
}

/** Who listens on a port; null when the system does not tell (another user's program, or a tool is missing). */
export async function findPortHolder(
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<PortHolder | null> {
  try {
    const holder = await openProcessTable(env).holder(port)
    if (holder === null) return null
    return { name: holder.name, pid: holder.pid, folder: await folderOf(holder.pid) }
  } catch {
    // no file is left to be opened, or no program to be started: the message then goes without a name
    return null
  }
}

async function folderOf(pid: number): Promise<string | null> {
  if (!thisSystem().processes.inFiles) return null
  // another user's process: its folder is not ours to see
  return readlink(`/proc/${pid}/cwd`).catch(() => null)
}

/** `node (process 4711, in /home/ann/shop)` */
export function describeHolder({ name, pid, folder }: PortHolder): string {
  return `${name} (process ${pid}${folder === null ? '' : `, in ${folder}`})`
}
