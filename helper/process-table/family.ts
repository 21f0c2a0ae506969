import type { ProcessRow } from '../operating-system/index.ts'

/** A process, those that it started in turn, and those of its group. */
export function familyOf(rows: readonly ProcessRow[], root: number): ProcessRow[] {
  const family = new Set<number>([root])
  let size = 0
  while (size !== family.size) {
    size = family.size
    for (const { pid, parent, group } of rows) if (family.has(parent) || group === root) family.add(pid)
  }
  return rows.filter(({ pid }) => family.has(pid))
}
