import { icon } from './icon.ts'

export const ArrowUpFromLine = icon('lucide lucide-arrow-up-from-line', [
  ['path', { d: 'm18 9-6-6-6 6' }],
  ['path', { d: 'M12 3v14' }],
  ['path', { d: 'M5 21h14' }],
])
