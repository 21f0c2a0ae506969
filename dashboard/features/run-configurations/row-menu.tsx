import type { RunConfiguration } from '@mosaygent/contract'
import { Copy, Ellipsis, FileJson, Pencil, Trash2 } from '#icons'
import { IconButton, Menu, MenuItem, MenuSeparator } from '#ui'
import { isOwn } from './form-values.ts'
import type { View } from './view.ts'
import { texts } from './texts.ts'

interface RowMenuProps {
  configuration: RunConfiguration
  onView: (view: View) => void
}

/** What can be done with a configuration: one of our own is changed here, one of a file by a copy. */
export function RowMenu({ configuration, onView }: RowMenuProps) {
  const own = isOwn(configuration)
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="small"
          label={texts.more(configuration.name)}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
    >
      {own ? (
        <MenuItem
          icon={<Pencil aria-hidden="true" />}
          onSelect={() => {
            onView({ kind: 'form', edited: { kind: 'own', of: configuration } })
          }}
        >
          {texts.edit}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<Copy aria-hidden="true" />}
        onSelect={() => {
          onView({ kind: 'form', edited: { kind: 'copy', of: configuration } })
        }}
      >
        {own ? texts.duplicate : texts.copyToEdit}
      </MenuItem>
      {own ? (
        <>
          <MenuItem
            icon={<FileJson aria-hidden="true" />}
            onSelect={() => {
              onView({ kind: 'launch', of: configuration })
            }}
          >
            {texts.launch.title}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 aria-hidden="true" />}
            onSelect={() => {
              onView({ kind: 'remove', of: configuration })
            }}
          >
            {texts.remove.menu}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  )
}
