import { BOXES } from './boxes.ts'
import { CONSTRAINTS } from './constraints.ts'
import { DARK } from './dark.ts'
import { FLEX } from './flex.ts'
import { MATERIAL } from './material.ts'
import { SCREENS } from './screens.ts'
import { TEXT } from './text.ts'
import type { Tree } from './tree.ts'

export const TREES: readonly Tree[] = [
  ...FLEX,
  ...BOXES,
  ...TEXT,
  ...MATERIAL,
  ...SCREENS,
  ...CONSTRAINTS,
  ...DARK,
]
