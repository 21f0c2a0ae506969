import { Skeleton } from '#ui'
import { texts } from './texts.ts'

const ROWS = ['w-4/5', 'w-1/4', 'w-1/3', 'w-1/3', 'w-1/4', 'w-1/2']

/** The place of a codebase's facts while they are asked for. */
export function FactsSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">{texts.card.loading}</span>
      {ROWS.map((width, index) => (
        <div key={`${width}-${String(index)}`} className="flex h-9 items-center gap-[52px]">
          <Skeleton className="h-3 w-[60px]" />
          <div className="flex-1">
            <Skeleton className={`h-3 ${width}`} />
          </div>
        </div>
      ))}
    </div>
  )
}
