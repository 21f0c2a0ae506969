import { useSyncExternalStore } from 'react'
import { readAnnouncements, watchAnnouncements } from './announcements.ts'

/** Where `announce` speaks; mount it once, outside of what may become inert. What is added is read, not the whole. */
export function Announcer() {
  const shown = useSyncExternalStore(watchAnnouncements, readAnnouncements)
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only">
      {shown.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
