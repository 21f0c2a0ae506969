import { ChevronDown, RotateCw, Smartphone, Trash2 } from '#icons'
import { Menu, MenuChoice, MenuColumns, MenuItem, MenuSeparator, MenuToggles } from '#ui'
import { DEVICES, deviceOf } from '../phone/devices.ts'
import { LANGUAGE_OPTIONS, OWN_LANGUAGE } from '../preview-pane/language-menu.tsx'
import type { FrameSpec } from './frame-spec.ts'
import { conditionsOf, nameOf } from './frame-words.ts'
import styles from './mosaic.module.css'
import { texts } from './texts.ts'
import { captionId } from './use-frame-page.ts'

interface FrameMenuProps {
  spec: FrameSpec
  onChange: (spec: FrameSpec) => void
  onOne: () => void
  onAnew: () => void
  /** Null: it is the only one. */
  onRemove: (() => void) | null
}

const DEVICE_OPTIONS = DEVICES.map(({ id, name }) => ({ value: id, label: name }))
const TEXT_SIZES = [85, 100, 115, 130, 150, 200, 300]
const TOGGLES = [
  { value: 'landscape', label: texts.frame.turned },
  { value: 'dark', label: texts.frame.darkMode },
  { value: 'rtl', label: texts.frame.rightToLeft },
] as const

/** The frame's name, under it; pressed, everything that its app is seen under. */
export function FrameMenu({ spec, onChange, onOne, onAnew, onRemove }: FrameMenuProps) {
  const { device, landscape, dark, direction, textScale, locale } = spec
  const set = (change: Partial<FrameSpec>) => {
    onChange({ ...spec, ...change })
  }
  const sizes = [...new Set([...TEXT_SIZES, textScale])].toSorted((a, b) => a - b)
  const on = [
    ...(landscape ? (['landscape'] as const) : []),
    ...(dark ? (['dark'] as const) : []),
    ...(direction === 'rtl' ? (['rtl'] as const) : []),
  ]
  const conditions = conditionsOf(spec)
  const { width, height } = deviceOf(device)
  return (
    <Menu
      align="center"
      trigger={
        <button
          type="button"
          id={captionId(spec.id)}
          className={styles.name}
          aria-label={texts.frame.conditions(nameOf(spec))}
        >
          <span className={styles.device}>
            <span className="truncate">{deviceOf(device).name}</span>
            <ChevronDown aria-hidden="true" />
          </span>
          <span className={styles.conditions}>
            {conditions.length === 0 ? texts.frame.size(width, height) : conditions.join(', ')}
          </span>
        </button>
      }
    >
      <MenuItem icon={<Smartphone aria-hidden="true" />} onSelect={onOne}>
        {texts.frame.one}
      </MenuItem>
      <MenuItem icon={<RotateCw aria-hidden="true" />} onSelect={onAnew}>
        {texts.frame.anew}
      </MenuItem>
      {onRemove === null ? null : (
        <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={onRemove}>
          {texts.frame.remove}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuColumns>
        <MenuChoice
          label={texts.frame.device}
          value={device}
          options={DEVICE_OPTIONS}
          onChange={(next) => {
            set({ device: next })
          }}
          closes
        />
        <div>
          <MenuChoice
            label={texts.frame.textSize}
            value={String(textScale)}
            options={sizes.map((size) => ({ value: String(size), label: texts.frame.percent(size) }))}
            onChange={(next) => {
              set({ textScale: Number(next) })
            }}
            closes
          />
        </div>
        <div className={styles.long}>
          <MenuChoice
            label={texts.frame.language}
            value={locale ?? OWN_LANGUAGE}
            options={LANGUAGE_OPTIONS}
            onChange={(next) => {
              set({ locale: next === OWN_LANGUAGE ? null : next })
            }}
            closes
          />
        </div>
        <MenuToggles
          label={texts.frame.toggles}
          on={on}
          options={TOGGLES}
          onToggle={(what, yes) => {
            if (what === 'rtl') set({ direction: yes ? 'rtl' : null })
            else set({ [what]: yes })
          }}
          fine={texts.frame.togglesFine}
        />
      </MenuColumns>
    </Menu>
  )
}
