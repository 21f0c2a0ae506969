import { FolderSearch } from '#icons'
import { useEffect, useRef, useState } from 'react'
import { Button, Field } from '#ui'
import { FolderBrowser } from './folders/folder-browser.tsx'
import { RecentDirectories } from './recent-directories.tsx'
import { texts } from './texts.ts'
import { useDroppedPath } from './use-dropped-path.ts'

interface DirectoryFormProps {
  /** What the input starts with. */
  initial: string
  /** The directory in use; null: none. */
  current: string | null
  busy: boolean
  /** Folders can be looked through only where the helper answers. */
  connected: boolean
  /** The page's one filled button: there is no directory that works. */
  primary: boolean
  onSave: (path: string) => void
  /** Somebody asked for the form, and comes to type: it takes the focus. */
  asked: boolean
  /** Absent: there is no directory to go back to. */
  onCancel?: (() => void) | undefined
}

/** A path and Save; Enter saves too, Escape cancels. Or one that is chosen: from the folders there are, or of before. */
export function DirectoryForm(props: DirectoryFormProps) {
  const { initial, current, busy, connected, primary, asked, onSave, onCancel } = props
  const [path, setPath] = useState(initial)
  const [browsing, setBrowsing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked) input.current?.focus()
  }, [asked])
  const blank = path.trim() === ''
  const take = (chosen: string) => {
    setBrowsing(false)
    setHidden(false)
    setPath(chosen)
    onSave(chosen)
  }
  const [hidden, setHidden] = useState(false)
  useDroppedPath((dropped) => {
    setHidden(dropped.kind === 'hidden')
    if (dropped.kind === 'path') take(dropped.path)
    else input.current?.focus()
  })
  return (
    <>
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!blank && !busy) onSave(path.trim())
        }}
      >
        <Field
          ref={input}
          label={texts.form.label}
          hideLabel
          mono
          className="min-w-[200px] flex-1"
          value={path}
          placeholder={texts.form.example}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel?.()
          }}
          onChange={(event) => {
            setHidden(false)
            setPath(event.target.value)
          }}
        />
        <Button
          icon={<FolderSearch aria-hidden="true" />}
          disabledReason={connected ? null : texts.form.notConnected}
          onClick={() => {
            setBrowsing(true)
          }}
        >
          {texts.form.browse}
        </Button>
        <Button
          type="submit"
          variant={primary ? 'primary' : 'outlined'}
          busy={busy}
          disabledReason={blank ? texts.form.blank : null}
        >
          {texts.form.save}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="quiet" onClick={onCancel}>
            {texts.form.cancel}
          </Button>
        )}
      </form>
      {hidden ? (
        <p role="alert" className="mt-2 text-ink-2">
          {texts.form.dropped}
        </p>
      ) : null}
      <RecentDirectories current={current} onChoose={take} />
      <FolderBrowser
        open={browsing}
        onClose={() => {
          setBrowsing(false)
        }}
        from={blank ? current : path.trim()}
        onChoose={take}
      />
    </>
  )
}
