import { BOXES } from './boxes.ts'
import { MATERIAL } from './material.ts'
import { SCREENS } from './screens.ts'
import type { Tree } from './tree.ts'

/** Those of the light trees whose colours are the theme's. */
const NAMES = new Set([
  'The five buttons',
  'Buttons, disabled',
  'Card around a padded text',
  'ListTile, leading, subtitle, trailing',
  'CircleAvatar',
  'Checkbox, off and on',
  'Switch, off and on',
  'TextField, outlined, with a label',
  'NavigationBar, three destinations',
  'AppBar with a title',
  'Tabs',
  'FloatingActionButton.extended',
])

const darkened = (tree: Tree): Tree => ({ ...tree, name: `${tree.name}, dark`, dark: true })

export const DARK: readonly Tree[] = [...BOXES, ...MATERIAL, ...SCREENS]
  .filter(({ name }) => NAMES.has(name))
  .map(darkened)
