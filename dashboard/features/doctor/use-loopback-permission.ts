import { useEffect, useState } from 'react'
import { loopbackPermission, useConnection } from '#helper-client'
import type { LoopbackPermission } from '#helper-client'

/** What the browser says of this page's way to programs on this computer; asked anew with each check. Null: not yet. */
export function useLoopbackPermission(): LoopbackPermission | null {
  const { checking } = useConnection()
  const [permission, setPermission] = useState<LoopbackPermission | null>(null)
  useEffect(() => {
    let wanted = true
    // asks the browser alone, and never fails
    void loopbackPermission().then((state) => {
      if (wanted) setPermission(state)
    })
    return () => {
      wanted = false
    }
  }, [checking])
  return permission
}
