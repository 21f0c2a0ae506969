import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import type { Device, Screen } from './devices.ts'
import { BEZEL } from './devices.ts'
import styles from './phone.module.css'
import { StatusBar } from './status-bar.tsx'
import veil from '../stage/veil.module.css'

interface PhoneProps {
  device: Device
  screen: Screen
  landscape: boolean
  scale: number
  appDark: boolean
  /** Something covers the glass, so the signs on it take the interface's ink. */
  covered: boolean
  /** The app, laid out in logical px; null shows the wallpaper. */
  app: ReactNode
  overlay: ReactNode
  ribbon: ReactNode
}

/** The phone as a drawing: frame, glass, status bar, cutout, home indicator. What it shows is handed in. */
export function Phone(props: PhoneProps) {
  const { device, screen, landscape, scale, appDark, covered, app, overlay, ribbon } = props
  const frame: CSSProperties & Record<`--${string}`, string | number> = {
    '--s': scale,
    '--corner': `${device.corner}px`,
    width: (screen.width + 2 * BEZEL) * scale,
    height: (screen.height + 2 * BEZEL) * scale,
  }
  const size = { width: screen.width, height: screen.height }
  const theme = app === null ? 'none' : appDark ? 'dark' : 'light'
  return (
    <div className={clsx(styles.phone, landscape && styles.landscape)} style={frame} data-testid="phone">
      {ribbon}
      <div className={styles.glass} data-app={theme} data-covered={covered ? '' : undefined}>
        {/* below an overlay the app takes no keys and is not read out */}
        <div className={styles.screen} style={size} inert={covered}>
          {app}
        </div>
        {app === null ? <div className={veil.wall} /> : null}
        {overlay}
        <div className={clsx(styles.screen, styles.over)} style={size} aria-hidden="true">
          {screen.top > 0 ? <StatusBar height={screen.top} /> : null}
          {device.cutout === 'none' ? null : <div className={styles[device.cutout]} />}
          <div className={styles.home} />
        </div>
      </div>
    </div>
  )
}
