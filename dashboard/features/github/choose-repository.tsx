import { githubAddress } from '@mosaygent/contract'
import type { CodebaseKind } from '@mosaygent/contract'
import { useState } from 'react'
import { errorText } from '#helper-client'
import { Button, Dialog, Field } from '#ui'
import { RepositoryList } from './repository-list.tsx'
import type { ListState } from './repository-list.tsx'
import { useChooseRepository } from './use-choose-repository.ts'
import { texts } from './texts.ts'

interface ChooseRepositoryProps {
  codebase: CodebaseKind
  name: string
  list: ListState
  onClose: () => void
}

/** Another repository to clone: one of the login's, or any by its address. */
export function ChooseRepository({ codebase, name, list, onClose }: ChooseRepositoryProps) {
  const [address, setAddress] = useState('')
  const choose = useChooseRepository(codebase)
  const full = githubAddress(address)
  const blank = address.trim() === ''
  const take = (chosen: string) => {
    if (!choose.isPending) choose.mutate(chosen, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={texts.choose.title(name)}
      description={texts.choose.when}
    >
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!blank) take(address.trim())
        }}
      >
        <Field
          label={texts.choose.address}
          mono
          value={address}
          placeholder={texts.choose.example}
          autoComplete="off"
          spellCheck={false}
          hint={full === null ? texts.choose.hint : texts.choose.shortFor(full)}
          error={choose.error === null ? null : errorText(choose.error)}
          onChange={(event) => {
            setAddress(event.target.value)
            choose.reset()
          }}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={choose.isPending}
            disabledReason={blank ? texts.choose.blank : null}
          >
            {texts.choose.use}
          </Button>
        </div>
      </form>
      <RepositoryList state={list} busy={choose.isPending} onChoose={take} />
    </Dialog>
  )
}
