import { useState } from 'react'
import { Kbd, useOfferedCommands } from '#ui'
import type { Command } from '#ui'
import { Palette } from '../../../ui/palette.tsx'
import { texts } from '../texts.ts'
import { CommandIcon } from './command-icon.tsx'
import { fitting, mayPreselect } from './fitting.ts'
import { usePalette } from './palette-state.ts'
import { useRecentCommands } from './recent-commands.ts'

/** Every page and everything that can be done now; what cannot says why. */
export function CommandPalette() {
  const [open, setOpen] = usePalette()
  const [query, setQuery] = useState('')
  const [recent, remember] = useRecentCommands()
  const groups = fitting(useOfferedCommands(), query, recent)
  return (
    <Palette
      open={open}
      onOpenChange={setOpen}
      label={texts.palette.label}
      placeholder={texts.palette.placeholder}
      empty={texts.palette.empty}
      query={query}
      onQuery={setQuery}
      preselect={mayPreselect(groups)}
      groups={groups.map(({ name, commands }) => ({
        value: name,
        items: commands.map((command) => ({
          id: command.id,
          name: command.name,
          disabled: command.reason !== null,
          run: () => {
            remember(command)
            command.run()
          },
          row: <Row command={command} />,
        })),
      }))}
    />
  )
}

function Row({ command: { id, name, detail, keys, reason } }: { command: Command }) {
  return (
    <>
      <CommandIcon id={id} />
      <span data-name className="shrink-0">
        {name}
      </span>
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
