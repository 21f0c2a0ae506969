import { ALargeSmall, Crosshair, Moon, RotateCcwSquare } from '#icons'
import { IconButton } from '#ui'
import { keyboardUp } from '../page/keyboard-up.ts'
import type { AppPage } from '../page/use-page.ts'
import type { SketchPointing } from '../page/use-sketch-point.ts'
import { PermissionsMenu } from '../permissions/permissions-menu.tsx'
import type { AppPermissions } from '../permissions/use-app-permissions.ts'
import { deviceOf } from '../phone/devices.ts'
import { screenOf } from '../phone/screen.ts'
import type { StoryboardPlace } from '../storyboard/use-storyboard.ts'
import { TEXT_SCALE, ZOOM } from '../view-settings.ts'
import type { View } from '../view-settings.ts'
import { DeviceMenu } from './device-menu.tsx'
import { KeyboardMenu } from './keyboard-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { RangeControl } from './range-control.tsx'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'
import { ViewActions } from './view-actions.tsx'

interface PaneToolsProps {
  view: View
  onView: (view: View) => void
  /** 0 to 1; null until measured. */
  scale: number | null
  page: Pick<AppPage, 'script' | 'identity' | 'field' | 'edges' | 'takePicture'>
  permissions: AppPermissions
  pointing: SketchPointing
  /** Something answers at the preview's address. */
  running: boolean
  devtools: string | null
  storyboard: StoryboardPlace
}

/** The conditions above the phone, in quiet groups. */
export function PaneTools(props: PaneToolsProps) {
  const { view, onView, scale, page, permissions, pointing, running, devtools, storyboard } = props
  const device = deviceOf(view.device)
  const reason = page.script === 'silent' ? texts.silent : null
  const set = (change: Partial<View>) => {
    onView({ ...view, ...change })
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.conditions}>
      <div className={styles.group}>
        <DeviceMenu
          device={device}
          screen={screenOf(device, view.landscape)}
          onDevice={(id) => {
            set({ device: id })
          }}
          identity={view.identity}
          onIdentity={(identity) => {
            set({ identity })
          }}
          page={page}
        />
        <i className={styles.sep} />
        <IconButton
          size="small"
          label={texts.rotate}
          pressed={view.landscape}
          icon={<RotateCcwSquare />}
          onClick={() => {
            set({ landscape: !view.landscape })
          }}
        />
        <KeyboardMenu
          keyboard={view.keyboard}
          onKeyboard={(keyboard) => {
            set({ keyboard })
          }}
          page={page}
          sketch={pointing.on !== null}
        />
      </div>
      <div className={styles.group}>
        <IconButton
          size="small"
          label={texts.dark}
          pressed={view.appDark}
          icon={<Moon />}
          onClick={() => {
            set({ appDark: !view.appDark })
          }}
        />
        <RangeControl
          label={texts.textSize}
          icon={<ALargeSmall aria-hidden="true" />}
          {...TEXT_SCALE}
          value={view.textScale}
          usual={100}
          disabledReason={reason}
          onChange={(textScale) => {
            set({ textScale })
          }}
          reset={{
            label: texts.textSizeReset,
            onReset: () => {
              set({ textScale: 100 })
            },
          }}
        />
        <LanguageMenu
          locale={view.locale}
          listed={pointing.look?.locales ?? null}
          disabledReason={reason}
          onLocale={(locale) => {
            set({ locale })
          }}
        />
      </div>
      <div className={styles.group}>
        {/* there before it can say anything, so that nothing moves when it does */}
        <span className={`${styles.zoom} ${scale === null ? 'invisible' : ''}`}>
          <RangeControl
            label={texts.zoom}
            {...ZOOM}
            value={Math.round((scale ?? 1) * 100)}
            onChange={(zoom) => {
              set({ zoom })
            }}
            reset={{
              label: texts.zoomFit,
              on: view.zoom === null,
              onReset: () => {
                set({ zoom: null })
              },
            }}
          />
          <i className={styles.sep} />
        </span>
        {/* each keeps its place and says why it is off: nothing moves with Start and Stop */}
        <IconButton
          size="small"
          label={texts.point}
          aria-keyshortcuts="P"
          pressed={pointing.on === true}
          icon={<Crosshair />}
          disabledReason={pointing.on === null ? (running ? texts.noSketch : texts.startFirst) : null}
          onClick={pointing.toggle}
        />
        <PermissionsMenu {...permissions} />
        <ViewActions
          picture={{
            keyboard: keyboardUp(view.keyboard, page),
            take: page.takePicture,
            conditions: {
              device,
              landscape: view.landscape,
              appDark: view.appDark,
              edges: pointing.look?.edges ?? page.edges,
            },
          }}
          noPicture={reason}
          running={running}
          devtools={devtools}
          storyboard={storyboard}
        />
      </div>
    </div>
  )
}
