import { HelperError, errorText } from '#helper-client'
import { Button, Notice } from '#ui'
import { texts } from './texts.ts'

interface CallFailedProps {
  error: Error
  again: () => void
  /** It is being asked again. */
  busy?: boolean
}

/** Whether the helper has no such call, which asking again does not change. */
export const isNotOffered = (error: Error | null) =>
  error instanceof HelperError && error.kind === 'not-offered'

/** What the helper refused or could not do, in its own words, and the way to ask once more; a quiet line for what it has not. */
export function CallFailed({ error, again, busy }: CallFailedProps) {
  if (isNotOffered(error)) return <p className="text-ink-2">{errorText(error)}</p>
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
