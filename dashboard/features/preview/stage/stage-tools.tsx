import { ChevronDown, ExternalLink, Moon, RotateCcwSquare, Smartphone } from 'lucide-react'
import { previewUrl } from '#helper-client'
import { IconButton, Menu, MenuChoice, Tooltip } from '#ui'
import { DEVICES, deviceOf, screenOf } from '../phone/devices.ts'
import type { View } from '../view-settings.ts'
import styles from './stage.module.css'

interface StageToolsProps {
  view: View
  onView: (view: View) => void
  /** 0 to 1; null until measured. */
  scale: number | null
  /** Something answers at the preview's address. */
  running: boolean
}

const CHOICES = DEVICES.map(({ id, name, width, height }) => ({
  value: id,
  label: `${name}, ${width} × ${height}`,
}))

/** The conditions above the phone, in quiet groups. */
export function StageTools({ view, onView, scale, running }: StageToolsProps) {
  const device = deviceOf(view.device)
  const { width, height } = screenOf(device, view.landscape)
  return (
    <div className={styles.tools}>
      <div className={styles.group}>
        <Menu
          trigger={
            <button type="button" className={styles.pick}>
              <Smartphone aria-hidden="true" />
              {device.name}
              <span className="hidden text-ink-3 wide:inline">
                {width} × {height}
              </span>
              <ChevronDown aria-hidden="true" />
            </button>
          }
        >
          <MenuChoice
            label="Device"
            value={device.id}
            options={CHOICES}
            onChange={(id) => {
              onView({ ...view, device: id })
            }}
          />
        </Menu>
        <i className={styles.sep} />
        <IconButton
          size="small"
          label="Rotate"
          pressed={view.landscape}
          icon={<RotateCcwSquare />}
          onClick={() => {
            onView({ ...view, landscape: !view.landscape })
          }}
        />
      </div>
      <div className={styles.group}>
        <IconButton
          size="small"
          label="Dark mode of the app"
          pressed={view.appDark}
          icon={<Moon />}
          onClick={() => {
            onView({ ...view, appDark: !view.appDark })
          }}
        />
      </div>
      <div className={styles.group}>
        {scale === null ? null : (
          <span className={styles.zoom}>
            <span className="sr-only">Zoom </span>
            {Math.round(scale * 100)}%
          </span>
        )}
        {running ? (
          <>
            <i className={styles.sep} />
            <Tooltip text="Open in a tab">
              <a
                className={styles.pick}
                href={previewUrl()}
                target="_blank"
                rel="noreferrer"
                aria-label="Open in a tab"
              >
                <ExternalLink aria-hidden="true" />
              </a>
            </Tooltip>
          </>
        ) : null}
      </div>
    </div>
  )
}
