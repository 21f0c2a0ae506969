/**
 * Does something about the session with a helper while no other tab of this browser does: of many that lost theirs at
 * once, one asks for another and the rest find it. Where the browser has no locks, at once.
 */
export function oneTabAtATime<T>(helperUrl: string, act: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? locks.request(`mosaygent session 1 ${helperUrl}`, act) : act()
}
