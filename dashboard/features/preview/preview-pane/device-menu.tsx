import { ChevronDown, Smartphone, Tablet } from 'lucide-react'
import { Menu, MenuChoice, MenuColumns } from '#ui'
import { DEVICES } from '../phone/devices.ts'
import type { Device } from '../phone/devices.ts'
import type { Screen } from '../phone/screen.ts'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

interface DeviceMenuProps {
  device: Device
  screen: Screen
  onDevice: (id: string) => void
}

const choicesOf = (kind: Device['kind']) =>
  DEVICES.filter((device) => device.kind === kind).map(({ id, name, width, height, density }) => ({
    value: id,
    label: name,
    detail: texts.device.detail(width, height, density),
  }))
const PHONES = choicesOf('phone')
const TABLETS = choicesOf('tablet')

/** Which device the app is seen on. */
export function DeviceMenu({ device, screen, onDevice }: DeviceMenuProps) {
  return (
    <Menu
      trigger={
        <button type="button" className={styles.pick} data-before-app="">
          {device.kind === 'phone' ? <Smartphone aria-hidden="true" /> : <Tablet aria-hidden="true" />}
          <span className="truncate">{device.name}</span>
          <span className={styles.size}>{texts.device.size(screen.width, screen.height)}</span>
          <span className="sr-only">{texts.device.role}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      <MenuColumns>
        <MenuChoice label={texts.device.phones} value={device.id} options={PHONES} onChange={onDevice} />
        <MenuChoice label={texts.device.tablets} value={device.id} options={TABLETS} onChange={onDevice} />
      </MenuColumns>
    </Menu>
  )
}
