import type { CodebaseKind } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query } from '#helper-client'
import { Button, Notice } from '#ui'
import { texts } from './texts.ts'

interface AlreadyThereProps {
  kind: CodebaseKind
  /** What lies in the place of the clone. */
  taken: string
  /** The page's one filled button. */
  primary: boolean
  blocked: string | null
}

/** The place is taken by the very repository that would be cloned: use it instead? */
export function AlreadyThere({ kind, taken, primary, blocked }: AlreadyThereProps) {
  const client = useQueryClient()
  const use = useMutation({
    networkMode: 'always',
    mutationFn: () => call('useExisting', { codebase: kind }),
    onSettled: () => client.invalidateQueries({ queryKey: query('environmentStatus').queryKey }),
  })
  return (
    <>
      <Notice
        tone="info"
        title={texts.clone.takeQuestion(taken)}
        actions={
          <Button
            size="small"
            variant={primary ? 'primary' : 'outlined'}
            busy={use.isPending}
            disabledReason={blocked}
            onClick={() => {
              use.mutate()
            }}
          >
            {texts.clone.takeIt}
          </Button>
        }
      />
      {use.error === null ? null : <Notice tone="error" title={errorText(use.error)} />}
    </>
  )
}
