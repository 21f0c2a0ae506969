import { Camera, Ellipsis, ExternalLink, Wrench } from 'lucide-react'
import { previewUrl } from '#helper-client'
import { IconButton, Menu, MenuItem, fileTime, saveFile, toast, useCommands } from '#ui'
import { commandWords } from '../texts.ts'
import styles from './preview-pane.module.css'
import { canTakePicture, takePicture } from './take-picture.ts'
import { texts } from './texts.ts'

interface ViewActionsProps {
  /** What a picture is taken of; null before it is drawn. */
  screen: () => Element | null
  /** For the picture's file name. */
  device: string
  /** Something answers at the preview's address. */
  running: boolean
  devtools: string | null
}

/** Picture, tab, DevTools: as buttons where there is room, else behind one. */
export function ViewActions({ screen, device, running, devtools }: ViewActionsProps) {
  const stopped = running ? null : texts.startFirst
  const actions = [
    ...(canTakePicture()
      ? [
          {
            label: texts.actions.picture,
            icon: <Camera aria-hidden="true" />,
            off: stopped,
            act: () => void savePicture(screen(), device),
          },
        ]
      : []),
    {
      label: texts.actions.tab,
      icon: <ExternalLink aria-hidden="true" />,
      off: stopped,
      act: () => {
        openTab(previewUrl())
      },
    },
    {
      label: texts.actions.devtools,
      icon: <Wrench aria-hidden="true" />,
      off: stopped ?? (devtools === null ? texts.noDevtools : null),
      act: () => {
        if (devtools !== null) openTab(devtools)
      },
    },
  ]
  useCommands(
    actions
      .filter(({ label }) => label === texts.actions.picture)
      .map(({ label, off, act }) => ({
        id: 'view.picture',
        group: commandWords.view,
        name: label,
        reason: off,
        run: act,
      })),
  )
  const more = (
    <IconButton size="small" label={texts.actions.more} icon={<Ellipsis />} disabledReason={stopped} />
  )
  return (
    <>
      <span className={styles.roomy}>
        {actions.map(({ label, icon, off, act }) => (
          <IconButton key={label} size="small" label={label} icon={icon} disabledReason={off} onClick={act} />
        ))}
      </span>
      <span className={styles.narrow}>
        {/* a button that is off says why and opens nothing */}
        {stopped !== null ? (
          more
        ) : (
          <Menu align="end" trigger={more}>
            {/* a row of a menu says nothing of why it is off */}
            {actions.flatMap(({ label, icon, off, act }) =>
              off !== null ? (
                []
              ) : (
                <MenuItem key={label} icon={icon} onSelect={act}>
                  {label}
                </MenuItem>
              ),
            )}
          </Menu>
        )}
      </span>
    </>
  )
}

const openTab = (address: string) => {
  window.open(address, '_blank', 'noopener')
}

async function savePicture(screen: Element | null, device: string): Promise<void> {
  if (!screen) return
  try {
    saveFile(`${device} ${fileTime(new Date())}.png`, await takePicture(screen))
  } catch (error) {
    // a person who closes the browser's question has changed his mind
    if (error instanceof DOMException && error.name === 'NotAllowedError') return
    toast(texts.actions.noPicture(error instanceof Error ? error.message : texts.actions.refused))
  }
}
