import { icon } from './icon.ts'

export const Plus = icon('lucide lucide-plus', [
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
])
