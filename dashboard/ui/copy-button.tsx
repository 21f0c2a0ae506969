import { Check, Copy } from '#icons'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { texts } from './texts.ts'

/** How long the check mark stays, ms. */
const SHOWN_MS = 1_600

interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string
  /** For example `Copy path`. */
  label: string
  className?: string
}

/** Copies a text, and says whether it did. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => {
      setState('idle')
    }, SHOWN_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch (error) {
      // Refused by the browser, for example in a page without focus.
      console.warn('Copying failed', error)
      setState('failed')
    }
  }
  const says = { idle: label, copied: texts.copied, failed: texts.copyFailed }[state]
  return (
    <>
      <IconButton
        size="small"
        label={label}
        icon={state === 'copied' ? <Check className="text-good-ink" /> : <Copy />}
        className={className}
        onClick={() => {
          void copy()
        }}
      />
      <span aria-live="polite" aria-atomic="true" className="sr-only">
        {state === 'idle' ? '' : says}
      </span>
    </>
  )
}
