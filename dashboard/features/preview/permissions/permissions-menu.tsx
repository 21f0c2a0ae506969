import { ASKED_PERMISSIONS } from '@mosaygent/contract'
import { ShieldCheck } from '#icons'
import { IconButton, Menu, MenuToggles } from '#ui'
import { texts } from './texts.ts'
import type { AppPermissions } from './use-app-permissions.ts'

const OPTIONS = ASKED_PERMISSIONS.map((name) => ({ value: name, label: texts.names[name] }))

/** Where a permission is taken back, and given to an app whose page cannot ask. Off, it keeps its place and says why. */
export function PermissionsMenu({
  allowed,
  off,
  decide,
}: Pick<AppPermissions, 'allowed' | 'off' | 'decide'>) {
  const button = <IconButton size="small" label={texts.menu} icon={<ShieldCheck />} disabledReason={off} />
  if (off !== null) return button
  return (
    <Menu align="end" trigger={button}>
      <MenuToggles
        label={texts.label}
        on={allowed}
        options={OPTIONS}
        fine={texts.fine}
        onToggle={(name, on) => {
          decide([name], on)
        }}
      />
    </Menu>
  )
}
