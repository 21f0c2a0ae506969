import { useMutation } from '@tanstack/react-query'
import { Check, Copy } from '#icons'
import { Button } from '#ui'
import styles from './error-card.module.css'
import { texts } from './texts.ts'

/** Copies a text and says whether it did. */
export function CopyAction({ text }: { text: string }) {
  const copy = useMutation({
    networkMode: 'always',
    mutationFn: () => navigator.clipboard.writeText(text),
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={copy.isSuccess ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => {
          copy.mutate()
        }}
      >
        {copy.isSuccess ? texts.copied : texts.copy}
      </Button>
      <span aria-live="polite" aria-atomic="true" className={copy.isError ? styles.failed : 'sr-only'}>
        {copy.isError ? texts.copyRefused : copy.isSuccess ? texts.copied : ''}
      </span>
    </>
  )
}
