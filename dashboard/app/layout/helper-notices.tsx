import { useEffect } from 'react'
import { dismissNotice, useNotices } from '#helper-client'
import { toast } from '#ui'

/** What the helper says once, for example that it set a damaged file aside, appears as a message that stays a while. */
export function HelperNotices() {
  const notices = useNotices()
  useEffect(() => {
    for (const { id, text } of notices) {
      toast(text, { timeout: 15_000 })
      dismissNotice(id)
    }
  }, [notices])
  return null
}
