import { icon } from './icon.ts'

export const ArrowDownToLine = icon('lucide lucide-arrow-down-to-line', [
  ['path', { d: 'M12 17V3' }],
  ['path', { d: 'm6 11 6 6 6-6' }],
  ['path', { d: 'M19 21H5' }],
])
