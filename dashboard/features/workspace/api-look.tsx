import type { ApiLook } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SlidersHorizontal } from '#icons'
import { useState } from 'react'
import { call, errorText, query } from '#helper-client'
import { Button, Dialog, Field } from '#ui'
import { texts } from './texts.ts'

interface ApiLookProps {
  look: ApiLook
  blocked: string | null
}

/** Where the project's server is looked for, for who knows better than what is found out. */
export function ApiLookButton({ look, blocked }: ApiLookProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<SlidersHorizontal aria-hidden="true" />}
        disabledReason={blocked}
        onClick={() => {
          setOpen(true)
        }}
      >
        {texts.look.open}
      </Button>
      {open ? (
        <LookDialog
          look={look}
          blocked={blocked}
          close={() => {
            setOpen(false)
          }}
        />
      ) : null}
    </>
  )
}

const isPort = (text: string) =>
  text === '' || (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= 65_535)
const isPath = (text: string) => text === '' || /^\/[^\s#]{0,199}$/.test(text)
const orNull = (text: string) => (text === '' ? null : text)

function LookDialog({ look, blocked, close }: ApiLookProps & { close: () => void }) {
  const client = useQueryClient()
  const [port, setPort] = useState(look.port === null ? '' : String(look.port))
  const [health, setHealth] = useState(look.health_path ?? '')
  const [docs, setDocs] = useState(look.docs_path ?? '')
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call('apiLook', {
        port: port === '' ? null : Number(port),
        health_path: orNull(health),
        docs_path: orNull(docs),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: query('apiStatus').queryKey })
      close()
    },
  })
  const wrong = !isPort(port) || !isPath(health) || !isPath(docs)
  const field = (value: string, set: (value: string) => void) => ({
    mono: true,
    value,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => {
      set(event.target.value.trim())
      save.reset()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={texts.look.title}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!wrong && !save.isPending) save.mutate()
        }}
      >
        <Field
          label={texts.look.port}
          hint={texts.look.portHint}
          inputMode="numeric"
          error={isPort(port) ? null : texts.look.wrongPort}
          {...field(port, setPort)}
        />
        <Field
          label={texts.look.health}
          hint={texts.look.healthHint}
          placeholder={texts.look.healthExample}
          error={isPath(health) ? null : texts.look.wrongPath}
          {...field(health, setHealth)}
        />
        <Field
          label={texts.look.docs}
          hint={texts.look.docsHint}
          placeholder={texts.look.docsExample}
          error={isPath(docs) ? (save.error === null ? null : errorText(save.error)) : texts.look.wrongPath}
          {...field(docs, setDocs)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={close}>
            {texts.form.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            disabledReason={blocked ?? (wrong ? texts.look.wrong : null)}
          >
            {texts.form.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
