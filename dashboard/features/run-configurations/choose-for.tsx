import { AppEnvironment } from '@mosaygent/contract'
import type { ChosenConfigurations } from '@mosaygent/contract'
import { Check } from '#icons'
import { Button } from '#ui'
import { ENVIRONMENTS, texts } from './texts.ts'
import { useChoose } from './use-configurations.ts'

interface ChooseForProps {
  /** Null: none. */
  id: string | null
  name: string
  chosen: ChosenConfigurations
  /** Why it cannot be chosen. */
  reason: string | null
}

/** A press for each environment, down where this is its configuration. */
export function ChooseFor({ id, name, chosen, reason }: ChooseForProps) {
  const { mutate, isPending, variables } = useChoose()
  return (
    <span className="flex shrink-0 gap-2">
      {AppEnvironment.options.map((environment) => {
        const on = chosen[environment] === id
        return (
          <Button
            key={environment}
            size="small"
            className={`min-w-[124px] ${on ? 'border-accent! bg-accent-soft! text-accent-ink!' : ''}`}
            icon={on ? <Check aria-hidden="true" /> : undefined}
            aria-pressed={on}
            aria-label={texts.choose(name, environment)}
            busy={isPending && variables.environment === environment}
            disabledReason={on ? null : reason}
            onClick={() => {
              if (!on) mutate({ environment, id })
            }}
          >
            {ENVIRONMENTS[environment]}
          </Button>
        )
      })}
    </span>
  )
}
