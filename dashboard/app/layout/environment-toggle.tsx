import { useEnvironment } from '#session'
import { Segmented } from '#ui'
import { useEnvironmentSwitch } from '../../features/firebase/environment-switch.ts'

const OPTIONS = [
  { value: 'development', label: 'Development', short: 'D' },
  { value: 'production', label: 'Production', short: 'P' },
] as const

/** Which of the two environments everything is about; amber says that this one reaches real users. */
export function EnvironmentToggle({ rail }: { rail: boolean }) {
  const [environment] = useEnvironment()
  const switchTo = useEnvironmentSwitch()
  return (
    <Segmented
      label="Environment"
      value={environment}
      options={OPTIONS}
      onChange={switchTo}
      tone={environment === 'production' ? 'warn' : 'ink'}
      compact={rail}
    />
  )
}
