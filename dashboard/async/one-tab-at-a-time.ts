/** Runs `work` while no other tab of this browser holds `lock`. A browser without locks runs it at once. */
export function oneTabAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? locks.request(lock, work) : work()
}
