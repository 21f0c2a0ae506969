import { useEffect, useState } from 'react'
import { loopbackPermission, watchLoopbackPermission } from '#helper-client'
import type { LoopbackPermission } from '#helper-client'

/** What the browser says of this page's way to programs on this computer, also when that changes. Null: not yet. */
export function useLoopbackPermission(): LoopbackPermission | null {
  const [permission, setPermission] = useState<LoopbackPermission | null>(null)
  useEffect(() => {
    let wanted = true
    const ask = () => {
      // asks the browser alone, and never fails
      void loopbackPermission().then((state) => {
        if (wanted) setPermission(state)
      })
    }
    ask()
    const unwatch = watchLoopbackPermission(ask)
    return () => {
      wanted = false
      unwatch()
    }
  }, [])
  return permission
}
