import { APPS } from './apps.ts'
import { BOXES } from './boxes.ts'
import { CONSTRAINTS } from './constraints.ts'
import { CONTROLS } from './controls.ts'
import { CUPERTINO } from './cupertino.ts'
import { DARK } from './dark.ts'
import { DRESSED } from './dressed.ts'
import { FLEX } from './flex.ts'
import { INTRINSIC } from './intrinsic.ts'
import { LEAST, LEAST_TURNED } from './least.ts'
import { LISTS } from './lists.ts'
import { MATERIAL } from './material.ts'
import { PROGRESS } from './progress.ts'
import { RIGHT_TO_LEFT } from './right-to-left.ts'
import { SCREENS } from './screens.ts'
import { SHARING } from './sharing.ts'
import { TABLES } from './tables.ts'
import { TEXT } from './text.ts'
import type { Tree } from './tree.ts'

export const TREES: readonly Tree[] = [
  ...FLEX,
  ...BOXES,
  ...TEXT,
  ...MATERIAL,
  ...CONTROLS,
  ...DRESSED,
  ...SCREENS,
  ...SHARING,
  ...CONSTRAINTS,
  ...LEAST,
  ...LEAST_TURNED,
  ...INTRINSIC,
  ...LISTS,
  ...PROGRESS,
  ...TABLES,
  ...RIGHT_TO_LEFT,
  ...CUPERTINO,
  ...DARK,
  ...APPS,
]
