import { githubAddress } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call, errorText, query } from '#helper-client'
import { Button, Dialog, Field } from '#ui'
import { texts } from './texts.ts'
import { useClone } from './use-clone.ts'
import type { Directory } from './use-directory.ts'

/** Opens the dialog from any page: `/environment#clone`. */
export const CLONE_HASH = 'clone'

/** A folder of the user's own, named like the repository. */
export function folderFor(address: string): string {
  const name = address
    .trim()
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .split(/[/\\:]/)
    .at(-1)
  return name === undefined || !/^[\w.-]+$/.test(name) || /^\.*$/.test(name) ? '' : `~/${name}`
}

/** An app of the user's own, by its address: the folder is made and chosen, and the clone begins. */
export function CloneByAddress({ directory }: { directory: Directory }) {
  const open = useLocation({ select: ({ hash }) => hash === CLONE_HASH })
  return open ? <CloneDialog directory={directory} /> : null
}

function CloneDialog({ directory }: { directory: Directory }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const clone = useClone('flutter')
  const [address, setAddress] = useState('')
  /** Null: as the address says. */
  const [typed, setTyped] = useState<string | null>(null)
  const folder = typed ?? folderFor(address)
  const full = githubAddress(address)
  const close = () => {
    void navigate({ to: '/environment', hash: '', replace: true })
  }
  const begin = useMutation({
    networkMode: 'always',
    async mutationFn() {
      const path = folder.trim()
      // for the new project, whose folder it makes: the one that is open keeps its own
      await call('chooseRepository', { codebase: 'flutter', address: address.trim(), directory: path })
      if (!(await directory.save(path))) throw directory.error ?? new Error(texts.directory.refused)
      await client.invalidateQueries({ queryKey: query('repositoryChoices').queryKey })
    },
    onSuccess: () => {
      // the card shows how it goes
      clone.start()
      close()
    },
  })
  const blank = address.trim() === '' || folder.trim() === ''
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={texts.byAddress.title}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!blank && !begin.isPending) begin.mutate()
        }}
      >
        <Field
          label={texts.byAddress.address}
          mono
          value={address}
          placeholder={texts.byAddress.example}
          autoComplete="off"
          spellCheck={false}
          hint={full === null ? texts.byAddress.hint : texts.byAddress.shortFor(full)}
          error={begin.error === null ? null : errorText(begin.error)}
          onChange={(event) => {
            setAddress(event.target.value)
            begin.reset()
          }}
        />
        <Field
          label={texts.byAddress.folder}
          mono
          value={folder}
          autoComplete="off"
          spellCheck={false}
          hint={folder.trim() === '' ? undefined : texts.byAddress.into(folder.trim())}
          onChange={(event) => {
            setTyped(event.target.value)
            begin.reset()
          }}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={close}>
            {texts.byAddress.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={begin.isPending}
            disabledReason={
              directory.connected ? (blank ? texts.byAddress.blank : null) : texts.form.notConnected
            }
          >
            {texts.byAddress.clone}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
