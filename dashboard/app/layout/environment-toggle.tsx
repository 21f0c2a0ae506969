import type { AppEnvironment } from '@mosaygent/contract'
import { useEffect, useState } from 'react'
import { useChoicesOf, useEnvironment } from '#session'
import { Segmented, useCommands } from '#ui'
import { dropUnless, useEnvironmentSwitch } from '../../features/firebase/switch/environment-switch.ts'
import {
  ProductionQuestion,
  useAsksBeforeProduction,
} from '../../features/firebase/switch/production-question.tsx'
import { runWords, useConfigurations } from '../../features/run-configurations/use-configurations.ts'
import { texts } from './texts.ts'

const OPTIONS = [
  { value: 'development', ...texts.environments.development },
  { value: 'production', ...texts.environments.production },
] as const

/** Which of the two environments everything is about; amber says that this one reaches real users. */
export function EnvironmentToggle({ rail }: { rail: boolean }) {
  const [environment] = useEnvironment()
  const project = useChoicesOf()
  const { switchTo } = useEnvironmentSwitch()
  const asks = useAsksBeforeProduction()
  const found = useConfigurations()
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    dropUnless(environment, project)
  }, [environment, project])
  const choose = (next: AppEnvironment) => {
    if (next === 'production' && asks) setAsking(true)
    else switchTo(next)
  }
  useCommands(
    OPTIONS.filter(({ value }) => value !== environment).map(({ value, label }) => ({
      id: `environment.${value}`,
      group: texts.palette.groups.environment,
      name: texts.palette.switchTo(label),
      reason: null,
      risky: value === 'production',
      run: () => choose(value),
    })),
  )
  return (
    <>
      <Segmented
        label={texts.environment}
        value={environment}
        options={OPTIONS.map(({ value, label }) => ({ value, label, title: runWords(found, value) }))}
        onChange={choose}
        tone={environment === 'production' ? 'warn' : 'ink'}
        compact={rail}
      />
      <ProductionQuestion
        open={asking}
        onClose={() => {
          setAsking(false)
        }}
        onYes={() => {
          switchTo('production')
        }}
      />
    </>
  )
}
