import { useMutation } from '@tanstack/react-query'
import { SquarePen } from '#icons'
import { call, errorText } from '#helper-client'
import { Button, IconButton } from '#ui'
import styles from './error-card.module.css'
import { texts } from './texts.ts'

interface OpenInEditorProps {
  file: string
  line: number | null
  column: number | null
  /** Where several stand side by side: what this one opens; only its icon is seen then. */
  label?: string
}

/** Opens the place in the developer's own editor; where that fails it says why, right here. */
export function OpenInEditor({ file, line, column, label }: OpenInEditorProps) {
  const open = useMutation({
    networkMode: 'always',
    mutationFn: () => call('openInEditor', { file, line, column }),
  })
  return (
    <>
      {label === undefined ? (
        <Button
          variant="quiet"
          size="small"
          icon={<SquarePen aria-hidden="true" />}
          busy={open.isPending}
          onClick={() => {
            open.mutate()
          }}
        >
          {texts.openInEditor}
        </Button>
      ) : (
        <IconButton
          size="small"
          icon={<SquarePen />}
          label={label}
          onClick={() => {
            open.mutate()
          }}
        />
      )}
      <span aria-live="polite" aria-atomic="true" className={open.isError ? styles.failed : 'sr-only'}>
        {open.isError ? errorText(open.error) : (open.data?.message ?? '')}
      </span>
    </>
  )
}
