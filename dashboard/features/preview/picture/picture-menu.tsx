import { Camera, Copy, Smartphone } from '#icons'
import { IconButton, Menu, MenuItem } from '#ui'
import type { Around } from './compose-picture.ts'
import { takePicture } from './take-picture.ts'
import type { PictureGiven, PictureTo } from './take-picture.ts'
import { texts } from './texts.ts'

/** Each way to have a picture, with its name. */
export const PICTURES: readonly { id: string; to: PictureTo; around: Around; name: string }[] = [
  { id: 'view.picture', to: 'file', around: 'glass', name: texts.save.glass },
  { id: 'view.picture.phone', to: 'file', around: 'phone', name: texts.save.phone },
  { id: 'view.picture.copy', to: 'clipboard', around: 'glass', name: texts.copy.glass },
  { id: 'view.picture.phone.copy', to: 'clipboard', around: 'phone', name: texts.copy.phone },
]

/** The button for pictures, which says why there can be none and then opens nothing. */
export function PictureMenu({ picture, off }: { picture: PictureGiven; off: string | null }) {
  const button = <IconButton size="small" label={texts.take} icon={<Camera />} disabledReason={off} />
  if (off !== null) return button
  return (
    <Menu align="end" trigger={button}>
      <PictureItems picture={picture} />
    </Menu>
  )
}

/** The rows of its menu, for another one as well. */
export function PictureItems({ picture }: { picture: PictureGiven }) {
  return PICTURES.map(({ id, to, around, name }) => (
    <MenuItem
      key={id}
      icon={iconOf(to, around)}
      onSelect={() => {
        void takePicture(picture, around, to)
      }}
    >
      {name}
    </MenuItem>
  ))
}

function iconOf(to: PictureTo, around: Around) {
  if (to === 'clipboard') return <Copy aria-hidden="true" />
  return around === 'phone' ? <Smartphone aria-hidden="true" /> : <Camera aria-hidden="true" />
}
