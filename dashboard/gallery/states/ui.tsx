import { BeforeAfter } from '../components/before-after.tsx'
import { Buttons } from '../components/buttons.tsx'
import { Colours } from '../components/colours.tsx'
import { DialogSample } from '../components/dialog-sample.tsx'
import { Fields } from '../components/fields.tsx'
import { MenuSample } from '../components/menu-sample.tsx'
import { Words } from '../components/words.tsx'
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
    render: () => <MenuSample />,
    steps: [{ press: 'More' }],
  },
  {
    id: 'ui/before-after',
    title: 'Before and after a reload',
    shows: 'One place changed.',
    render: () => <BeforeAfter />,
    steps: [{ press: 'Before and after: Reload 1' }],
  },
  {
    id: 'ui/dialog',
    title: 'A dialog, open',
    shows: 'Save Changes',
    render: () => <DialogSample />,
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
