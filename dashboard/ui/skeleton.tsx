import { clsx } from 'clsx'

/** The place of something that is on its way, in its size, so that nothing jumps when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse rounded-[5px] bg-ink/8 forced-colors:border', className)}
    />
  )
}
