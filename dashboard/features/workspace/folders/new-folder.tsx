import { useMutation } from '@tanstack/react-query'
import { FolderPlus } from '#icons'
import { useEffect, useRef, useState } from 'react'
import { call, errorText } from '#helper-client'
import { Button, Field } from '#ui'
import { texts } from './texts.ts'
import { childPath } from './folder-state.ts'

interface NewFolderProps {
  /** Where it is made; null: not known yet. */
  parent: string | null
  onMade: (path: string) => void
}

/** A new folder in the one that is shown; it is opened once it is there. */
export function NewFolder({ parent, onMade }: NewFolderProps) {
  const [name, setName] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const make = useMutation({
    networkMode: 'always',
    mutationFn: (path: string) => call('makeFolder', { path }),
    onSuccess: ({ path }) => {
      setName(null)
      onMade(path)
    },
  })
  const typing = name !== null
  useEffect(() => {
    // It appeared because somebody asked to type here.
    if (typing) field.current?.focus()
  }, [typing])
  if (name === null) {
    return (
      <Button
        icon={<FolderPlus aria-hidden="true" />}
        disabledReason={parent === null ? texts.loading : null}
        onClick={() => {
          make.reset()
          setName('')
        }}
      >
        {texts.make}
      </Button>
    )
  }
  const typed = name.trim()
  const slash = /[/\\]/.test(typed)
  const reason = typed === '' ? texts.noName : slash ? texts.slash : null
  return (
    <form
      className="flex min-w-0 flex-1 basis-full items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason === null && parent !== null) make.mutate(childPath(parent, typed))
      }}
    >
      <Field
        label={texts.makeName}
        hideLabel
        ref={field}
        className="flex-1"
        placeholder={texts.makeName}
        value={name}
        error={slash ? texts.slash : make.error === null ? null : errorText(make.error)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // it closes this field, not the dialog around it
          event.stopPropagation()
          setName(null)
        }}
        onChange={(event) => {
          make.reset()
          setName(event.target.value)
        }}
      />
      <Button type="submit" busy={make.isPending} disabledReason={reason}>
        {texts.makeIt}
      </Button>
    </form>
  )
}
