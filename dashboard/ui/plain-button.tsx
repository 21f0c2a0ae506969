import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Kbd } from './kbd.tsx'
import { Spinner } from './spinner.tsx'

const look = cva(
  'inline-flex shrink-0 cursor-pointer items-center justify-center gap-[7px] rounded-control border type-strong whitespace-nowrap no-underline transition-[background-color,border-color,color] duration-[120ms] active:translate-y-px aria-disabled:cursor-default aria-disabled:active:translate-y-0 disabled:cursor-default',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent shadow-1 hover:bg-accent-hover aria-disabled:bg-ink/8 aria-disabled:text-ink-3 aria-disabled:shadow-none disabled:bg-ink/8 disabled:text-ink-3 disabled:shadow-none',
        outlined:
          'border-line bg-raised text-ink shadow-1 hover:border-edge aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3 aria-disabled:shadow-none disabled:border-line disabled:bg-transparent disabled:text-ink-3 disabled:shadow-none',
        // goes ahead where it reaches real users
        warn: 'border-transparent bg-warn text-[oklch(0.22_0.04_70)] shadow-1 hover:brightness-95 aria-disabled:brightness-100',
        quiet:
          'border-transparent bg-transparent text-ink-2 hover:bg-ink/7 hover:text-ink aria-disabled:bg-transparent aria-disabled:text-ink-3 disabled:bg-transparent disabled:text-ink-3',
      },
      size: { small: 'h-7 px-2', medium: 'h-8 px-3', large: 'h-10 px-[18px]' },
    },
    compoundVariants: [{ variant: 'quiet', size: 'medium', className: 'px-2' }],
    defaultVariants: { variant: 'outlined', size: 'medium' },
  },
)

export type ButtonVariant = 'primary' | 'warn' | 'outlined' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

/** The button's look for an element that is not a button, a link above all. */
export function buttonLook(
  variant: ButtonVariant = 'outlined',
  size: ButtonSize = 'medium',
  className?: string,
) {
  return look({ variant, size, className })
}

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** One filled (`primary`, or `warn`) button a screen. */
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** The key that does the same. */
  kbd?: string
  /** Working: keeps the focus, takes no second press. */
  busy?: boolean
  /** Takes no press, and keeps the focus; whoever sets it says why. */
  off?: boolean
}

/**
 * A button that is never off, so that nothing has to be said about it: for what stands on the screen before sign-in,
 * where the tooltip's code would be a third of the first load. Everywhere else, `Button`.
 */
export function PlainButton(props: PlainButtonProps) {
  const { variant, size, icon, kbd, busy = false, off = false, className, children, onClick, ...rest } = props
  const inert = busy || off
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, className })}
      aria-disabled={inert ? true : undefined}
      aria-busy={busy ? true : undefined}
      // the key belongs to the button and not to its name
      aria-keyshortcuts={kbd?.replace('⇧', 'Shift+')}
      onClick={(event) => {
        // Also keeps Enter in a form from submitting through a button that is off.
        if (inert) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {kbd === undefined ? null : (
        <span aria-hidden="true" className="contents">
          <Kbd>{kbd}</Kbd>
        </span>
      )}
    </button>
  )
}
