import { useStore } from '#store'
import { announcements } from './announcements.ts'

/** Where `announce` speaks; mount it once, outside of what may become inert. What is added is read, not the whole. */
export function Announcer() {
  const shown = useStore(announcements)
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only">
      {shown.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
