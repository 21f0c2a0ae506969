import { clsx } from 'clsx'
import type { Edges } from '@mosaygent/contract'
import type { CSSProperties, ReactNode } from 'react'
import type { Device } from './devices.ts'
import { screenBackground, screenSeams, mainColour } from './screen-background.ts'
import { groundTone } from './ground-tone.ts'
import { outerSize } from './phone-scale.ts'
import styles from './phone.module.css'
import type { Screen } from './screen.ts'
import { StatusBar } from './status-bar.tsx'
import overlayStyles from '../preview-pane/overlay.module.css'

interface PhoneProps {
  device: Device
  screen: Screen
  landscape: boolean
  scale: number
  /** The app's ground, as far as it is known: the phone's own signs take the ink that fits. */
  appDark: boolean
  /** What the page says of its ground at its edges: the screen around it continues that. Null: not known. */
  edges: Edges | null
  /** Something covers the screen, so the system's signs take the colour of the interface. */
  covered: boolean
  /** The wallpaper lies over the app, which has nothing to show yet: the signs take that ink as well. */
  blank: boolean
  /** The app, laid out in logical px; null shows the wallpaper. */
  app: ReactNode
  /** The soft keyboard, laid out like the app and above it; null: it is down. */
  keyboard?: ReactNode
  overlay: ReactNode
  ribbon: ReactNode
}

/** The device as a drawing: frame, screen, status bar, cutout, home. What it shows is handed in. */
export function Phone(props: PhoneProps) {
  const {
    device,
    screen,
    landscape,
    scale,
    appDark,
    edges,
    covered,
    blank,
    app,
    keyboard = null,
    overlay,
    ribbon,
  } = props
  const outer = outerSize(screen)
  const frame: CSSProperties & Record<`--${string}`, string | number> = {
    '--s': scale,
    '--corner': `${device.corner}px`,
    '--top': `${screen.top}px`,
    '--bottom': `${screen.bottom}px`,
    '--sides': `${Math.max(screen.left, screen.right)}px`,
    '--frame-x': `${screen.frameX}px`,
    '--frame-y': `${screen.frameY}px`,
    width: outer.width * scale,
    height: outer.height * scale,
  }
  const size = { width: screen.width, height: screen.height }
  const plain = appDark ? 'dark' : 'light'
  const under = mainColour(edges?.top ?? null)
  const theme = app === null || blank ? 'none' : under ? groundTone(under) : plain
  const continued: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--ground': edges === null ? undefined : screenBackground(edges, screen, scale),
    '--seams': edges === null ? undefined : screenSeams(edges, screen, scale),
    '--ground-app': mainColour(edges?.bottom ?? null) ?? undefined,
  }
  return (
    <div
      className={clsx(styles.phone, landscape && styles.landscape)}
      style={frame}
      data-testid="phone"
      data-kind={device.kind}
      data-home={device.home}
    >
      {ribbon}
      <div
        className={styles.screen}
        style={app === null ? undefined : continued}
        data-testid="screen"
        data-app={theme}
        data-covered={covered || blank ? '' : undefined}
      >
        {/* below an overlay the app takes no keys and is not read out */}
        <div className={styles.scaled} style={size} inert={covered}>
          {app}
        </div>
        {keyboard === null ? null : (
          <div className={clsx(styles.scaled, styles.keys)} style={size}>
            {keyboard}
          </div>
        )}
        {app === null ? <div className={overlayStyles.wall} /> : null}
        {overlay}
        <div className={clsx(styles.scaled, styles.over)} style={size} aria-hidden="true">
          {screen.top > 0 ? <StatusBar height={screen.top} kind={device.cutout} /> : null}
          {device.cutout === 'none' ? null : <div className={styles[device.cutout]} />}
        </div>
        {device.home === 'line' ? (
          <div className={clsx(styles.scaled, styles.over, styles.blend)} style={size} aria-hidden="true">
            <div className={styles.home} />
          </div>
        ) : null}
      </div>
      {device.home === 'button' ? <div className={styles.button} aria-hidden="true" /> : null}
    </div>
  )
}
