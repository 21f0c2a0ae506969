import { TabletSmartphone } from '#icons'
import { IconButton } from '#ui'
import { devicesOpen } from './devices-open.ts'
import { texts } from './texts.ts'

/** Opens the list of devices. */
export function DeviceButton() {
  const [open, setOpen] = devicesOpen.use()
  return (
    <IconButton
      label={texts.title}
      icon={<TabletSmartphone aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => {
        setOpen(true)
      }}
    />
  )
}
