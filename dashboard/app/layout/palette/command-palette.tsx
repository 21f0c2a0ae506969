import { useState } from 'react'
import { Kbd, useOfferedCommands } from '#ui'
import type { Command } from '#ui'
import { Palette } from '../../../ui/palette.tsx'
import { texts } from '../texts.ts'
import { fitting } from './fitting.ts'
import { usePalette } from './palette-state.ts'

/** Every page and everything that can be done now; what cannot says why. */
export function CommandPalette() {
  const [open, setOpen] = usePalette()
  const [query, setQuery] = useState('')
  const groups = fitting(useOfferedCommands(), query)
  return (
    <Palette
      open={open}
      onOpenChange={setOpen}
      label={texts.palette.label}
      placeholder={texts.palette.placeholder}
      empty={texts.palette.empty}
      query={query}
      onQuery={setQuery}
      groups={groups.map(({ name, commands }) => ({
        value: name,
        items: commands.map((command) => ({
          id: command.id,
          name: command.name,
          disabled: command.reason !== null,
          run: command.run,
          row: <Row command={command} />,
        })),
      }))}
    />
  )
}

function Row({ command: { name, detail, keys, reason } }: { command: Command }) {
  return (
    <>
      <span className="shrink-0">{name}</span>
      <span className="type-small ml-auto min-w-0 truncate text-ink-3">{reason ?? detail}</span>
      {keys === undefined ? null : (
        <span className="flex shrink-0 gap-1">
          {keys.split(' ').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </>
  )
}
