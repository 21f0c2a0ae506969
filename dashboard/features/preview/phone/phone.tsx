import { clsx } from 'clsx'
import type { Edges } from '@mosaygent/contract'
import type { CSSProperties, ReactNode, Ref } from 'react'
import type { Device } from './devices.ts'
import { glassGround, glassSeams, mainColour } from './glass-ground.ts'
import { groundTone } from './ground-tone.ts'
import { outerSize } from './phone-scale.ts'
import styles from './phone.module.css'
import type { Screen } from './screen.ts'
import { StatusBar } from './status-bar.tsx'
import veil from '../stage/veil.module.css'

interface PhoneProps {
  device: Device
  screen: Screen
  landscape: boolean
  scale: number
  /** The app's ground, as far as it is known: the phone's own signs take the ink that fits. */
  appDark: boolean
  /** What the page says of its ground at its edges: the glass around it continues that. Null: not known. */
  edges: Edges | null
  /** Something covers the glass, so the signs on it take the interface's ink. */
  covered: boolean
  /** The wallpaper lies over the app, which has nothing to show yet: the signs take that ink as well. */
  blank: boolean
  /** The app, laid out in logical px; null shows the wallpaper. */
  app: ReactNode
  overlay: ReactNode
  ribbon: ReactNode
  /** The glass, for a picture of it. */
  glass?: Ref<HTMLDivElement>
}

/** The device as a drawing: frame, glass, status bar, cutout, home. What it shows is handed in. */
export function Phone(props: PhoneProps) {
  const { device, screen, landscape, scale, appDark, edges, covered, blank, app, overlay, ribbon, glass } =
    props
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
    '--ground': edges === null ? undefined : glassGround(edges, screen, scale),
    '--seams': edges === null ? undefined : glassSeams(edges, screen, scale),
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
        ref={glass}
        className={styles.glass}
        style={app === null ? undefined : continued}
        data-testid="glass"
        data-app={theme}
        data-covered={covered || blank ? '' : undefined}
      >
        {/* below an overlay the app takes no keys and is not read out */}
        <div className={styles.screen} style={size} inert={covered}>
          {app}
        </div>
        {app === null ? <div className={veil.wall} /> : null}
        {overlay}
        <div className={clsx(styles.screen, styles.over)} style={size} aria-hidden="true">
          {screen.top > 0 ? <StatusBar height={screen.top} kind={device.cutout} /> : null}
          {device.cutout === 'none' ? null : <div className={styles[device.cutout]} />}
        </div>
        {device.home === 'line' ? (
          <div className={clsx(styles.screen, styles.over, styles.blend)} style={size} aria-hidden="true">
            <div className={styles.home} />
          </div>
        ) : null}
      </div>
      {device.home === 'button' ? <div className={styles.button} aria-hidden="true" /> : null}
    </div>
  )
}
