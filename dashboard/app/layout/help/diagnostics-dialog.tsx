import { Copy } from '#icons'
import { useState } from 'react'
import { Button, Dialog, Spinner } from '#ui'
import { HELP_TEXTS } from './texts.ts'
import { useDiagnostics } from './use-diagnostics.ts'

/** Shows what is copied before it is: nobody should have to trust that nothing secret is in it. */
export function DiagnosticsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { text, loading } = useDiagnostics(open)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(HELP_TEXTS.copied)
    } catch (error) {
      // refused by the browser, for example in a page without focus
      console.warn('Copying failed', error)
      setSaid(HELP_TEXTS.notCopied)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return
        setSaid('')
        onClose()
      }}
      title={HELP_TEXTS.diagnostics}
      description={HELP_TEXTS.diagnosticsWhat}
      footer={
        <>
          <span role="status" className="mr-auto flex items-center gap-2 self-center text-ink-3">
            {loading ? <Spinner size={12} /> : null}
            {loading ? HELP_TEXTS.diagnosticsLoading : said}
          </span>
          <Button
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            onClick={() => {
              void copy()
            }}
          >
            {HELP_TEXTS.copy}
          </Button>
        </>
      }
    >
      <pre
        tabIndex={0}
        aria-label={HELP_TEXTS.diagnostics}
        className="type-code max-h-[min(46vh,420px)] overflow-auto rounded-control border border-line bg-inset p-3 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </pre>
    </Dialog>
  )
}
