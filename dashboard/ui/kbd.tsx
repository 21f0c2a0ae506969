import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A key on the keyboard, as drawn beside the words that name what it does. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={clsx(
        'inline-block min-w-[18px] rounded-[4px] bg-current/14 px-[5px] text-center font-mono text-[11px] leading-4 font-medium forced-colors:outline',
        className,
      )}
    >
      <span className="text-inherit">{children}</span>
    </kbd>
  )
}
