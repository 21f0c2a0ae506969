import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'
import { texts } from './texts.ts'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'aria-label' | 'children'
> {
  /** Its accessible name, and what the tooltip says. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
  /** For a button that switches something: whether it is on now. */
  pressed?: boolean
  disabledReason?: string | null | undefined
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A square button with a picture alone; the name it needs is also its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'medium', pressed, disabledReason, side, className, onClick, ...rest } = props
  const reasonId = useId()
  const reason = disabledReason ?? null
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (reason !== null) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <Tooltip
        text={reason === null ? label : texts.offBecause(label, reason)}
        {...(side === undefined ? {} : { side })}
      >
        <button
          type="button"
          {...rest}
          aria-label={label}
          aria-pressed={pressed}
          aria-disabled={reason === null ? undefined : true}
          aria-describedby={reason === null ? undefined : reasonId}
          onClick={press}
          className={clsx(
            'inline-grid shrink-0 cursor-pointer place-items-center rounded-control border border-transparent text-ink-2 transition-colors duration-[120ms] hover:bg-ink/7 hover:text-ink aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-3 aria-disabled:[&>svg]:opacity-55 aria-pressed:bg-ink/7 aria-pressed:text-ink data-popup-open:bg-ink/7 data-popup-open:text-ink',
            size === 'medium' ? 'size-8' : 'size-7',
            className,
          )}
        >
          {icon}
        </button>
      </Tooltip>
      {reason === null ? null : (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  )
}
