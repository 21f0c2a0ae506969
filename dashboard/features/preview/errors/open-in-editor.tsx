import { useMutation } from '@tanstack/react-query'
import { SquarePen } from '#icons'
import { call, errorText } from '#helper-client'
import { Button } from '#ui'
import styles from './error-card.module.css'
import { texts } from './texts.ts'

interface OpenInEditorProps {
  file: string
  line: number | null
  column: number | null
}

/** Opens the place in the developer's own editor; where that fails it says why, right here. */
export function OpenInEditor({ file, line, column }: OpenInEditorProps) {
  const open = useMutation({
    networkMode: 'always',
    mutationFn: () => call('openInEditor', { file, line, column }),
  })
  return (
    <>
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
      <span aria-live="polite" aria-atomic="true" className={open.isError ? styles.failed : 'sr-only'}>
        {open.isError ? errorText(open.error) : (open.data?.message ?? '')}
      </span>
    </>
  )
}
