import { useEnvironment } from '#session'
import { Segmented, Spinner } from '#ui'
import { useEnvironmentSwitch, useSwitchProgress } from '../../features/firebase/environment-switch.ts'

const OPTIONS = [
  { value: 'development', label: 'Development', short: 'D' },
  { value: 'production', label: 'Production', short: 'P' },
] as const

/** Which of the two environments everything is about; amber says that this one reaches real users. */
export function EnvironmentToggle({ rail }: { rail: boolean }) {
  const [environment] = useEnvironment()
  const switchTo = useEnvironmentSwitch()
  const progress = useSwitchProgress()
  return (
    <div className="grid gap-1.5">
      <Segmented
        label="Environment"
        value={environment}
        options={OPTIONS}
        onChange={switchTo}
        tone={environment === 'production' ? 'warn' : 'ink'}
        compact={rail}
      />
      <p role="status" className={rail ? 'sr-only' : 'type-small px-1.5 text-ink-3 empty:hidden'}>
        {progress.state === 'busy' ? (
          <span className="flex items-center gap-1.5">
            <Spinner size={12} />
            {progress.text}
          </span>
        ) : (
          progress.text
        )}
      </p>
    </div>
  )
}
