import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { HelperError, call, errorText, query } from '#helper-client'
import { Button, Field, Notice, SuggestField, announce } from '#ui'
import { DefineRows } from './define-rows.tsx'
import { bodyOf, errorsBy, errorsIn, valuesOf } from './form-values.ts'
import type { Edited, FormErrors, FormValues } from './form-values.ts'
import { LineRows } from './line-rows.tsx'
import { texts } from './texts.ts'
import type { Found } from './use-configurations.ts'

interface ConfigurationFormProps {
  edited: Edited
  offers: Found['offers']
  onDone: () => void
}

const NONE: NonNullable<Found['offers']> = { targets: [], define_files: [] }

/** Everything that a configuration of our own has. Wrong fields are told when it is saved, until they are changed. */
export function ConfigurationForm({ edited, offers = NONE, onDone }: ConfigurationFormProps) {
  const id = useId()
  const client = useQueryClient()
  const [values, setValues] = useState(() => valuesOf(edited))
  const [errors, setErrors] = useState<FormErrors>({})
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (body: ReturnType<typeof bodyOf>) => call('saveRunConfiguration', body),
    onSuccess: ({ message }) => {
      announce(message)
      onDone()
    },
    onError: (error) => {
      setErrors(errorsBy(error instanceof HelperError ? error.code : undefined, values) ?? {})
    },
    onSettled: () =>
      Promise.all(
        [query('runConfigurations').queryKey, query('flutterStatus').queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const set = (change: Partial<FormValues>) => {
    setValues({ ...values, ...change })
    setErrors({})
    if (save.isError) save.reset()
  }
  const wrong = Object.keys(errors).length > 0
  return (
    <form
      id={id}
      className="grid min-w-0 gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = errorsIn(values)
        setErrors(found)
        if (Object.keys(found).length === 0) save.mutate(bodyOf(edited, values))
      }}
    >
      <Field
        label={texts.form.name}
        value={values.name}
        error={errors.name}
        required
        autoComplete="off"
        maxLength={200}
        onChange={(event) => {
          set({ name: event.target.value })
        }}
      />
      <div className="grid min-w-0 items-start grid-cols-2 gap-4">
        <SuggestField
          label={texts.target}
          mono
          value={values.target}
          error={errors.target}
          placeholder={texts.usual}
          autoComplete="off"
          spellCheck={false}
          suggestions={offers.targets.map((value) => ({ value }))}
          onValueChange={(target) => {
            set({ target })
          }}
        />
        <Field
          label={texts.flavor}
          mono
          value={values.flavor}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => {
            set({ flavor: event.target.value })
          }}
        />
      </div>
      <DefineRows
        lines={values.defines}
        errors={errors.defines}
        onChange={(defines) => {
          set({ defines })
        }}
      />
      <LineRows
        label={texts.files}
        one={texts.form.file}
        add={texts.form.addFile}
        hint={texts.form.filesHint}
        placeholder={texts.form.fileExample}
        lines={values.files}
        suggestions={offers.define_files}
        onChange={(files) => {
          set({ files })
        }}
      />
      <LineRows
        label={texts.args}
        one={texts.form.arg}
        add={texts.form.addArg}
        hint={texts.form.argsHint}
        placeholder={texts.form.argExample}
        lines={values.args}
        suggestions={[]}
        onChange={(args) => {
          set({ args })
        }}
      />
      {save.isError && !wrong ? <Notice tone="error">{errorText(save.error)}</Notice> : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{texts.form.cancel}</Button>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {texts.form.save}
        </Button>
      </div>
    </form>
  )
}
