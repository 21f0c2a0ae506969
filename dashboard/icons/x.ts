import { icon } from './icon.ts'

export const X = icon('lucide lucide-x', [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
])
