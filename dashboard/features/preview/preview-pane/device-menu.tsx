import { ChevronDown, Smartphone, Tablet } from '#icons'
import { Menu, MenuChoice, MenuColumns, MenuSeparator } from '#ui'
import type { PageState } from '../page/page-link.ts'
import { DEVICES } from '../phone/devices.ts'
import type { Device } from '../phone/devices.ts'
import type { Screen } from '../phone/screen.ts'
import type { View } from '../view-settings.ts'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

interface DeviceMenuProps {
  device: Device
  screen: Screen
  onDevice: (id: string) => void
  identity: View['identity']
  onIdentity: (identity: View['identity']) => void
  page: Pick<PageState, 'script' | 'identity'>
}

const choicesOf = (kind: Device['kind']) =>
  DEVICES.filter((device) => device.kind === kind).map(({ id, name, width, height, density }) => ({
    value: id,
    label: name,
    detail: texts.device.detail(width, height, density),
  }))
const PHONES = choicesOf('phone')
const TABLETS = choicesOf('tablet')

/** Which device the app is seen on, and whether it is told so. */
export function DeviceMenu({ device, screen, onDevice, identity, onIdentity, page }: DeviceMenuProps) {
  const size = texts.device.size(screen.width, screen.height)
  return (
    <Menu
      trigger={
        <button type="button" className={styles.pick} data-before-app="">
          {device.kind === 'phone' ? <Smartphone aria-hidden="true" /> : <Tablet aria-hidden="true" />}
          <span className="truncate">{device.name}</span>
          <span className={styles.size}>{size}</span>
          <span className="sr-only">{texts.device.role}</span>
          {identity === 'browser' ? <span className={styles.as}>{texts.identity.inTrigger}</span> : null}
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      <MenuColumns>
        <MenuChoice
          label={texts.device.phones}
          value={device.id}
          options={PHONES}
          onChange={onDevice}
          closes
        />
        <MenuChoice
          label={texts.device.tablets}
          value={device.id}
          options={TABLETS}
          onChange={onDevice}
          closes
        />
      </MenuColumns>
      <MenuSeparator />
      <MenuChoice
        label={texts.identity.label}
        value={identity}
        options={[
          {
            value: 'device',
            label: texts.identity.device(device.identity),
            detail: texts.identity.touch,
          },
          { value: 'browser', label: texts.identity.browser, detail: texts.identity.mouse },
        ]}
        onChange={onIdentity}
        closes
      />
      <p className={`${styles.fine} ${styles.wide}`}>{identityText(page)}</p>
    </Menu>
  )
}

/** What is known of the page that is seen: a choice is a wish, and some pages have nothing in them that could take it. */
export function identityText({ script, identity }: Pick<PageState, 'script' | 'identity'>): string {
  switch (script) {
    case 'answers':
      return texts.identity.answers(identity)
    case 'silent':
      return texts.identity.silent
    case 'none':
    case 'waiting':
      return texts.identity.none
  }
}
