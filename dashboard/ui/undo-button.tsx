import { Undo2 } from '#icons'
import { Button } from './button.tsx'

interface UndoButtonProps {
  /** What it says: the house's word for taking back. */
  label: string
  busy: boolean
  disabledReason?: string | null | undefined
  onUndo: () => void
}

/** Takes back what was just written, beside the words about it. */
export function UndoButton({ label, busy, disabledReason, onUndo }: UndoButtonProps) {
  return (
    <Button
      size="small"
      icon={<Undo2 aria-hidden="true" />}
      busy={busy}
      disabledReason={disabledReason}
      onClick={onUndo}
    >
      {label}
    </Button>
  )
}
