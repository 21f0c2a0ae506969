import { icon } from './icon.ts'

export const ChevronsUpDown = icon('lucide lucide-chevrons-up-down', [
  ['path', { d: 'm7 15 5 5 5-5' }],
  ['path', { d: 'm7 9 5-5 5 5' }],
])
