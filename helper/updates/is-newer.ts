const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(-[^+]+)?(?:\+.*)?$/

/** Whether a finished version comes after ours; ours may be a preview of it. Nothing comes after what is no version. */
export function isNewer(finished: string, ours: string): boolean {
  const theirs = VERSION.exec(finished)
  const mine = VERSION.exec(ours)
  if (theirs === null || mine === null) return false
  for (const part of [1, 2, 3]) {
    const difference = Number(theirs[part]) - Number(mine[part])
    if (difference !== 0) return difference > 0
  }
  return theirs[4] === undefined && mine[4] !== undefined
}
