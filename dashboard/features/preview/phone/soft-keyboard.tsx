import type { CSSProperties } from 'react'
import type { Field } from '../page/page-link.ts'
import type { Device } from './devices.ts'
import { keyboardRows } from './keyboard-rows.ts'
import styles from './soft-keyboard.module.css'

interface SoftKeyboardProps {
  device: Device
  /** From the lower edge of the screen up, px. */
  height: number
  /** What of it is the room for the line at the screen's lower edge. */
  foot: number
  field: Field | null
  dark: boolean
}

/**
 * The system's keyboard, drawn: what it covers is what counts. Keys are pressed on the real one; a press here takes the
 * focus from no field.
 */
export function SoftKeyboard({ device, height, foot, field, dark }: SoftKeyboardProps) {
  const ios = device.identity === 'iphone' || device.identity === 'ipad'
  const rows = keyboardRows(ios, field?.mode ?? 'text', field?.enter ?? '')
  const pad = rows[0]?.length === 3
  const style: CSSProperties & Record<`--${string}`, string> = {
    height,
    '--foot': `${String(Math.max(foot, ios ? 4 : 8))}px`,
  }
  return (
    <div
      className={styles.keyboard}
      data-testid="soft-keyboard"
      data-system={ios ? 'ios' : 'android'}
      data-dark={dark ? '' : undefined}
      data-kind={device.kind}
      data-pad={pad ? '' : undefined}
      style={style}
      aria-hidden="true"
      onMouseDown={(event) => {
        event.preventDefault()
      }}
    >
      {pad ? null : (
        <div className={styles.words}>
          <i />
          <i />
        </div>
      )}
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
        <div key={index} className={styles.row}>
          {row.map(({ cap, special, width }, at) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- nor have keys, of which two are gaps
              key={at}
              className={styles.key}
              data-special={special ?? undefined}
              data-word={cap.length > 1 ? '' : undefined}
              style={{ flexGrow: width }}
            >
              {cap}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
