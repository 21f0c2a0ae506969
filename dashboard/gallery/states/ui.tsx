import { Buttons } from '../pieces/buttons.tsx'
import { Colours } from '../pieces/colours.tsx'
import { DialogPiece } from '../pieces/dialog-piece.tsx'
import { Fields } from '../pieces/fields.tsx'
import { MenuPiece } from '../pieces/menu-piece.tsx'
import { Words } from '../pieces/words.tsx'
import type { GalleryState } from '../state.ts'

/** Every component of `ui`, without the product. */
export const UI_STATES: readonly GalleryState[] = [
  { id: 'ui/colours', title: 'Colours and type', shows: 'canvas', render: () => <Colours />, picture: true },
  { id: 'ui/buttons', title: 'Buttons', shows: 'Start', render: () => <Buttons />, picture: true },
  {
    id: 'ui/fields',
    title: 'Fields and choices',
    shows: 'Bundle ID',
    render: () => <Fields />,
    picture: true,
  },
  {
    id: 'ui/words',
    title: 'Badges, notices, facts',
    shows: 'Synced',
    render: () => <Words />,
    picture: true,
  },
  {
    id: 'ui/menu',
    title: 'A menu, open',
    shows: 'Rename',
    render: () => <MenuPiece />,
    steps: [{ press: 'More' }],
  },
  {
    id: 'ui/dialog',
    title: 'A dialog, open',
    shows: 'Save Changes',
    render: () => <DialogPiece />,
    steps: [{ press: 'Change' }],
  },
  {
    id: 'ui/suggestions',
    title: 'A field with suggestions',
    shows: 'tide-prod',
    render: () => <Fields />,
    steps: [{ type: 'tide', into: 'Project' }],
  },
]
