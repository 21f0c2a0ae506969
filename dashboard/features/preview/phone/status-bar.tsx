import { clockText } from './clock-text.ts'
import type { Device } from './devices.ts'
import styles from './phone.module.css'
import { BATTERY_END, SIGNAL, WIFI } from './signs.ts'
import { useMinuteClock } from './use-minute-clock.ts'

/** The phone's own status bar, drawn by us: the app's frame begins under it. Decoration for screen readers. */
export function StatusBar({ height, kind }: { height: number; kind: Device['cutout'] }) {
  const time = useMinuteClock()
  return (
    <div
      className={styles.status}
      style={{ height }}
      data-kind={kind}
      aria-hidden="true"
      data-testid="status-bar"
    >
      <span className={styles.clock}>{clockText(time)}</span>
      <span className={styles.signs}>
        <svg viewBox="0 0 19 12" width="19" height="12">
          {SIGNAL.map(([x, y, length]) => (
            <rect key={x} x={x} y={y} width="3.2" height={length} rx="1" />
          ))}
        </svg>
        <svg viewBox="0 0 17 12" width="17" height="12">
          {WIFI.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <svg viewBox="0 0 27 13" width="27" height="13">
          <rect
            x=".5"
            y=".5"
            width="23"
            height="12"
            rx="3.6"
            fill="none"
            stroke="currentColor"
            opacity=".38"
          />
          <rect x="2" y="2" width="20" height="9" rx="2.3" />
          <path d={BATTERY_END} opacity=".42" />
        </svg>
      </span>
    </div>
  )
}
