import { Plus } from '#icons'
import { Button } from '#ui'

interface AddLineProps {
  add: string
  hint: string
  onAdd: () => void
}

/** The end of a list of rows: one more, and what belongs into it. */
export function AddLine({ add, hint, onAdd }: AddLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Button
        size="small"
        variant="quiet"
        className="-ml-2"
        icon={<Plus aria-hidden="true" />}
        onClick={onAdd}
      >
        {add}
      </Button>
      <span className="type-small text-ink-3">{hint}</span>
    </div>
  )
}
