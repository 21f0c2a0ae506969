import { useState } from 'react'
import { Button, Field } from '#ui'
import { texts } from './texts.ts'
import { useSaveCommand } from './use-api-start.ts'
import type { Found } from './use-api-start.ts'

interface OwnCommandFormProps {
  own: Found['own']
  /** Where the API is now, which the form begins with; null: it has none. */
  folder: string | null
  onSaved: () => void
}

/** A start command of the user's own: command, folder, port and address of health. Enter saves. */
export function OwnCommandForm({ own, folder, onSaved }: OwnCommandFormProps) {
  const [command, setCommand] = useState(own?.command ?? '')
  const [where, setWhere] = useState(own?.folder ?? folder ?? '')
  const [port, setPort] = useState(own?.port === null || own === null ? '' : String(own.port))
  const [health, setHealth] = useState(own?.health ?? '')
  const [tried, setTried] = useState(false)
  const { save, saving, errors, reset } = useSaveCommand(onSaved)
  const number = Number(port)
  const badPort = port.trim() !== '' && !(Number.isInteger(number) && number >= 1 && number <= 65_535)
  const badHealth = health.trim() !== '' && !/^\/\S*$/.test(health.trim())
  const blank = command.trim() === ''
  return (
    <form
      className="grid gap-3"
      aria-label={texts.form.title}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (blank || badPort || badHealth || saving) return
        save({
          command,
          folder: where.trim() === '' ? '.' : where,
          port: port.trim() === '' ? null : number,
          health: health.trim() === '' ? null : health.trim(),
        })
      }}
    >
      <Field
        label={texts.form.command}
        mono
        value={command}
        placeholder={texts.form.commandExample}
        hint={texts.form.commandHint}
        error={tried && blank ? texts.form.blank : errors.command}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setCommand(event.target.value)
          reset()
        }}
      />
      <Field
        label={texts.form.folder}
        mono
        value={where}
        hint={texts.form.folderHint}
        error={errors.folder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setWhere(event.target.value)
          reset()
        }}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label={texts.form.port}
          inputMode="numeric"
          value={port}
          hint={texts.form.portHint}
          error={tried && badPort ? texts.form.badPort : null}
          autoComplete="off"
          onChange={(event) => {
            setPort(event.target.value)
          }}
        />
        <Field
          label={texts.form.health}
          mono
          value={health}
          placeholder={texts.form.healthExample}
          error={tried && badHealth ? texts.form.badHealth : null}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setHealth(event.target.value)
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={saving}>
          {texts.form.save}
        </Button>
        {own === null ? null : (
          <Button
            variant="quiet"
            busy={saving}
            onClick={() => {
              save({ command: null })
            }}
          >
            {texts.form.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
