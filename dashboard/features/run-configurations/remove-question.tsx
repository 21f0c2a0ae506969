import type { ChosenConfigurations, RunConfiguration } from '@mosaygent/contract'
import { AppEnvironment } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query } from '#helper-client'
import { Button, Notice, announce } from '#ui'
import { texts } from './texts.ts'

interface RemoveQuestionProps {
  configuration: RunConfiguration
  chosen: ChosenConfigurations
  onDone: () => void
}

/** Asked because our own settings are the only place where it is. */
export function RemoveQuestion({ configuration: { id, name }, chosen, onDone }: RemoveQuestionProps) {
  const client = useQueryClient()
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => call('removeRunConfiguration', { id }),
    onSuccess: ({ message }) => {
      announce(message)
      onDone()
    },
    onSettled: () =>
      Promise.all(
        [query('runConfigurations').queryKey, query('flutterStatus').queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const left = AppEnvironment.options.filter((environment) => chosen[environment] === id)
  return (
    <>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {texts.remove.what(name)} {left.map((environment) => texts.remove.chosen(environment)).join(' ')}
      </p>
      {remove.isError ? <Notice tone="error">{errorText(remove.error)}</Notice> : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{texts.form.cancel}</Button>
        <Button
          variant="primary"
          busy={remove.isPending}
          onClick={() => {
            remove.mutate()
          }}
        >
          {texts.remove.remove}
        </Button>
      </div>
    </>
  )
}
