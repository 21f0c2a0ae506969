import { useMutation } from '@tanstack/react-query'
import { FolderPlus } from '#icons'
import { HelperError, call, errorText } from '#helper-client'
import { Button, Notice } from '#ui'
import { texts } from './texts.ts'

interface SaveFailedProps {
  error: Error
  /** What was typed; null: no form is open. */
  path: string | null
  onMade: (path: string) => void
}

/** Why a directory was not taken; one that does not exist can be made. */
export function SaveFailed({ error, path, onMade }: SaveFailedProps) {
  const make = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: string) => call('makeFolder', { path: wanted }),
    onSuccess: ({ path: made }) => {
      onMade(made)
    },
  })
  const missing = error instanceof HelperError && error.code === 'path-not-found' && path !== null
  return (
    <Notice
      tone="error"
      title={errorText(make.error ?? error)}
      actions={
        missing ? (
          <Button
            size="small"
            icon={<FolderPlus aria-hidden="true" />}
            busy={make.isPending}
            onClick={() => {
              make.mutate(path)
            }}
          >
            {texts.missing.create}
          </Button>
        ) : undefined
      }
    />
  )
}
