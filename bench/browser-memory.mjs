import { readdirSync, readFileSync } from 'node:fs'

/**
 * What the processes of one browser have in memory together, in MB: each page that several share is counted once (PSS).
 * Null where the system has no `/proc`.
 */
export function browserMemory(pid) {
  const parents = new Map()
  let names = []
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return null
  }
  for (const name of names) {
    const stat = read(`/proc/${name}/stat`)
    // the name of the program may hold anything, and ends with the last parenthesis
    const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
    if (parent !== undefined) parents.set(Number(name), Number(parent))
  }
  const mine = (process) => process === pid || (parents.has(process) && mine(parents.get(process)))
  const kilobytes = [...parents.keys()]
    .filter(mine)
    .map((process) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${process}/smaps_rollup`) ?? '')?.[1] ?? 0))
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

/** Null when the process has ended meanwhile. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
