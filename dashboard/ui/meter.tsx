interface MeterProps {
  label: string
  /** 0 to 100; null while it cannot be told. */
  percent: number | null
}

/** How far a piece of work has come. */
export function Meter({ label, percent }: MeterProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === null ? undefined : Math.round(percent)}
      className="h-1 w-full overflow-hidden rounded-full bg-ink/12 forced-colors:h-2 forced-colors:border"
    >
      <div
        className={
          percent === null
            ? 'runs h-full w-2/5 rounded-full bg-accent'
            : 'h-full rounded-full bg-accent transition-[width] duration-[220ms]'
        }
        style={percent === null ? undefined : { width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </div>
  )
}
