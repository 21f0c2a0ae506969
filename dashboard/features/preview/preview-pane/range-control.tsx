import { Popover } from '@base-ui/react/popover'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

interface RangeControlProps {
  label: string
  icon?: ReactNode
  /** Percent. */
  value: number
  /** What a narrow pane need not say. */
  usual?: number
  least: number
  most: number
  step: number
  onChange: (value: number) => void
  /** The button that goes back to what needs no choice; `on` where that is a state of its own, as `Fit` is. */
  reset: { label: string; onReset: () => void; on?: boolean }
  disabledReason?: string | null
}

/** A number in percent in one line; pressed, a slider for it. */
export function RangeControl(props: RangeControlProps) {
  const { label, icon, value, usual, least, most, step, onChange, reset, disabledReason = null } = props
  const id = useId()
  const button = (
    <Button variant="quiet" size="small" className={styles.tight} disabledReason={disabledReason}>
      {icon}
      <span className="sr-only">{label} </span>
      {/* as wide for 79 as for 100: what stands beside it stays */}
      <span className="min-w-[4.2ch] text-center tabular-nums" data-usual={value === usual ? '' : undefined}>
        {texts.percent(value)}
      </span>
    </Button>
  )
  // a button that is off says why and opens nothing
  if (disabledReason !== null) return button
  return (
    <Popover.Root>
      <Popover.Trigger render={button} />
      <Popover.Portal>
        <Popover.Positioner side="bottom" sideOffset={8} className="z-50">
          <Popover.Popup
            aria-label={label}
            className="w-64 rounded-card border border-line bg-raised p-3 shadow-2 outline-none"
          >
            <div className="flex items-center gap-2">
              <label htmlFor={id} className="type-strong flex-1">
                {label}
              </label>
              <output htmlFor={id} className="text-ink-2 tabular-nums">
                {texts.percent(value)}
              </output>
              <Button
                variant="quiet"
                size="small"
                aria-pressed={reset.on}
                className="aria-pressed:bg-ink/7"
                onClick={reset.onReset}
              >
                {reset.label}
              </Button>
            </div>
            <input
              id={id}
              type="range"
              min={least}
              max={most}
              step={step}
              value={Math.min(most, Math.max(least, value))}
              aria-valuetext={texts.percent(value)}
              className={styles.range}
              onChange={(event) => {
                onChange(event.target.valueAsNumber)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
