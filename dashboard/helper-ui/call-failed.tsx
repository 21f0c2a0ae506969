import { errorText } from '#helper-client'
import { Button, Notice } from '#ui'
import { texts } from './texts.ts'

interface CallFailedProps {
  error: Error
  again: () => void
  /** It is being asked again. */
  busy?: boolean
}

/** What the helper refused or could not do, in its own words, and the way to ask once more. */
export function CallFailed({ error, again, busy }: CallFailedProps) {
  return (
    <Notice
      tone="error"
      title={errorText(error)}
      actions={
        <Button size="small" busy={busy} onClick={again}>
          {texts.again}
        </Button>
      }
    />
  )
}
