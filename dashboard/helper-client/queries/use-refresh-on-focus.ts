import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Asks again whenever the window gets the focus: what somebody did in a terminal or editor beside it is then seen. The
 * library's own refetch waits for the tab to be hidden and shown, which a second window does not do.
 * @param keys a constant: a new array every time would listen anew every time
 */
export function useRefreshOnFocus(keys: readonly QueryKey[]): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    }
    window.addEventListener('focus', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
    }
  }, [client, keys])
}
