import { icon } from './icon.ts'

export const ArrowUp = icon('lucide lucide-arrow-up', [
  ['path', { d: 'm5 12 7-7 7 7' }],
  ['path', { d: 'M12 19V5' }],
])
