import { Ellipsis, ExternalLink, LayoutGrid, Workflow, Wrench } from '#icons'
import { previewUrl } from '#helper-client'
import { IconButton, Menu, MenuItem, MenuSeparator } from '#ui'
import { useMosaicSettings } from '../mosaic/mosaic-settings.ts'
import { texts as mosaicTexts } from '../mosaic/texts.ts'
import { PictureItems, PictureMenu } from '../picture/picture-menu.tsx'
import type { PictureGiven } from '../picture/take-picture.ts'
import { usePictureCommands } from '../picture/use-picture-commands.ts'
import { texts as storyTexts } from '../storyboard/texts.ts'
import type { StoryboardPlace } from '../storyboard/use-storyboard.ts'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'

interface ViewActionsProps {
  picture: PictureGiven
  /** Why no picture can be taken of the page that is seen. */
  noPicture: string | null
  /** Something answers at the preview's address. */
  running: boolean
  devtools: string | null
  storyboard: StoryboardPlace
}

/** Picture, tab, DevTools: as buttons where there is room, else behind one. */
export function ViewActions({ picture, noPicture, running, devtools, storyboard }: ViewActionsProps) {
  const stopped = running ? null : texts.startFirst
  const [mosaic, setMosaic] = useMosaicSettings()
  const actions = [
    {
      label: storyTexts.button,
      icon: <Workflow aria-hidden="true" />,
      off: storyboard.off,
      act: storyboard.show,
    },
    {
      label: mosaicTexts.open,
      icon: <LayoutGrid aria-hidden="true" />,
      off: null,
      act: () => {
        setMosaic({ ...mosaic, open: true })
      },
    },
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
  const noShot = stopped ?? noPicture
  usePictureCommands(picture, noShot)
  const more = (
    <IconButton size="small" label={texts.actions.more} icon={<Ellipsis />} disabledReason={stopped} />
  )
  return (
    <>
      <span className={styles.roomy}>
        <PictureMenu picture={picture} off={noShot} />
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
            {noShot === null ? (
              <>
                <PictureItems picture={picture} />
                <MenuSeparator />
              </>
            ) : null}
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
