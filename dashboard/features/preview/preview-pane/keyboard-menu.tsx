import { Keyboard } from '#icons'
import { IconButton, Menu, MenuChoice } from '#ui'
import type { PageState } from '../page/page-link.ts'
import type { View } from '../view-settings.ts'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

interface KeyboardMenuProps {
  keyboard: View['keyboard']
  onKeyboard: (keyboard: View['keyboard']) => void
  page: Pick<PageState, 'script' | 'identity'>
  /** What the frame shows is drawn by the sketch, which has a Scaffold's rules alone. */
  sketch: boolean
}

const OPTIONS = (['down', 'field', 'up'] as const).map((value) => ({
  value,
  label: texts.keyboard.choices[value],
}))

/** When the soft keyboard is up, and what the app is told of it and of the safe areas. */
export function KeyboardMenu({ keyboard, onKeyboard, page, sketch }: KeyboardMenuProps) {
  const reason = keyboardOff(page)
  // as on a browser it opens all the same, to say why none comes
  const none = reason === texts.keyboard.noDevice
  const button = (
    <IconButton
      size="small"
      label={texts.keyboard.label}
      pressed={keyboard !== 'down' && reason === null}
      icon={<Keyboard />}
      disabledReason={none ? null : reason}
    />
  )
  if (reason !== null && !none) return button
  return (
    <Menu trigger={button}>
      <MenuChoice
        label={texts.keyboard.label}
        value={keyboard}
        options={OPTIONS}
        onChange={onKeyboard}
        closes
      />
      {none ? <p className={`${styles.why}`}>{texts.keyboard.noDeviceWhy}</p> : null}
      <p className={`${styles.fine} ${styles.wide}`}>
        {sketch ? texts.keyboard.sketch : texts.keyboard.insets}
      </p>
      <p className={`${styles.fine} ${styles.wide}`}>{texts.keyboard.safeAreas}</p>
    </Menu>
  )
}

/** Why there is none; null: there is one. */
export function keyboardOff({ script, identity }: Pick<PageState, 'script' | 'identity'>): string | null {
  if (script === 'none') return texts.startFirst
  if (script === 'silent') return texts.silent
  return script === 'answers' && identity === null ? texts.keyboard.noDevice : null
}
