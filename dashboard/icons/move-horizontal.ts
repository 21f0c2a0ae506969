import { icon } from './icon.ts'

export const MoveHorizontal = icon('lucide lucide-move-horizontal', [
  ['path', { d: 'm18 8 4 4-4 4' }],
  ['path', { d: 'M2 12h20' }],
  ['path', { d: 'm6 8-4 4 4 4' }],
])
