import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { clsx } from 'clsx'

export interface SegmentedOption<T extends string> {
  value: T
  label: string
  /** What there is to know of it, on hover and for who listens. */
  title?: string | undefined
}

interface SegmentedProps<T extends string> {
  label: string
  value: T
  options: readonly SegmentedOption<T>[]
  onChange: (value: T) => void
  /** The chosen segment's colour: amber warns that this choice reaches further. */
  tone?: 'ink' | 'warn'
  /** Stacked and in small letters: for the narrow rail. */
  compact?: boolean
  className?: string
}

/** Two or three choices of which exactly one holds: a radio group drawn as a switch. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, value, options, onChange, tone = 'ink', compact = false, className } = props
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        onChange(next)
      }}
      className={clsx(
        'grid auto-cols-fr',
        // stacked it has no frame: in the rail its letters need the room
        compact ? 'grid-flow-row gap-0.5' : 'grid-flow-col rounded-[9px] border border-line bg-surface p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          nativeButton
          render={<button type="button" aria-label={option.label} title={option.title} />}
          className={clsx(
            'h-7 cursor-pointer rounded-[6px] leading-5 font-[550] whitespace-nowrap text-ink-2 transition-colors duration-[120ms] hover:text-ink',
            compact ? 'px-0 text-[11px] tracking-[-0.03em]' : 'px-1 text-[12px]',
            tone === 'warn'
              ? 'data-checked:bg-warn data-checked:text-[oklch(0.22_0.04_70)]'
              : 'data-checked:bg-ink data-checked:text-surface',
          )}
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
