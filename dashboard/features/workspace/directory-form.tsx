import { useEffect, useRef, useState } from 'react'
import { Button, Field } from '#ui'

interface DirectoryFormProps {
  /** What the input starts with. */
  initial: string
  busy: boolean
  onSave: (path: string) => void
  /** Absent: there is no directory to go back to. */
  onCancel?: (() => void) | undefined
}

/** A path and Save; Enter saves too, Escape cancels. */
export function DirectoryForm({ initial, busy, onSave, onCancel }: DirectoryFormProps) {
  const [path, setPath] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  const asked = onCancel !== undefined
  useEffect(() => {
    // It appeared because somebody asked to type here.
    if (asked) input.current?.focus()
  }, [asked])
  const blank = path.trim() === ''
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!blank && !busy) onSave(path.trim())
      }}
    >
      <Field
        ref={input}
        label="Project directory"
        hideLabel
        mono
        className="flex-1"
        value={path}
        placeholder="/Users/you/projects/my-app"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.()
        }}
        onChange={(event) => {
          setPath(event.target.value)
        }}
      />
      <Button
        type="submit"
        variant={onCancel === undefined ? 'primary' : 'outlined'}
        busy={busy}
        disabledReason={blank ? 'Type the path of a folder first' : null}
      >
        Save
      </Button>
      {onCancel === undefined ? null : (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  )
}
