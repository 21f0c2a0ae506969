import { icon } from './icon.ts'

export const Terminal = icon('lucide lucide-terminal', [
  ['path', { d: 'M12 19h8' }],
  ['path', { d: 'm4 17 6-6-6-6' }],
])
