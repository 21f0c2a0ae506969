import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'size'> {
  label: string
  /** Keeps the label for screen readers alone, where the title above says the same. */
  hideLabel?: boolean
  /** What is wrong with what was typed; read out when it appears. */
  error?: string | null | undefined
  hint?: ReactNode
  /** Paths, ids: the fixed-width face. */
  mono?: boolean
  icon?: ReactNode
  end?: ReactNode
}

/** A text input with its label, hint and error, tied together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, hideLabel = false, error, hint, mono = false, icon, end, className, ...input } = props
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== ''
  const described = [wrong ? `${id}-error` : null, hint === undefined ? null : `${id}-hint`].filter(
    (part) => part !== null,
  )
  return (
    <div className={clsx('grid min-w-0 gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'type-strong'}>
        {label}
      </label>
      <div
        className={clsx(
          'flex h-8 min-w-0 items-center gap-2 rounded-control border bg-raised px-2.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent',
          wrong ? 'border-bad' : 'border-edge',
        )}
      >
        {icon}
        <input
          {...input}
          id={id}
          className={clsx(
            'w-full min-w-0 bg-transparent outline-none',
            mono && 'type-code placeholder:font-sans',
          )}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        />
        {end}
      </div>
      {wrong ? (
        <p id={`${id}-error`} role="alert" className="type-small text-bad-ink">
          {error}
        </p>
      ) : null}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="type-small text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
