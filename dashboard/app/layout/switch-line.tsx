import { Spinner } from '#ui'
import { useSwitchProgress } from '../../features/firebase/environment-switch.ts'

/** How the last switch of the environment went, in one quiet line. Above the footer, where it moves nothing. */
export function SwitchLine({ rail }: { rail: boolean }) {
  const { state, text } = useSwitchProgress()
  return (
    <p
      role="status"
      className={rail ? 'sr-only' : 'type-small flex gap-1.5 px-1.5 text-balance text-ink-3 empty:hidden'}
    >
      {state === 'busy' ? <Spinner size={12} className="mt-0.5" /> : null}
      {text}
    </p>
  )
}
