import { icon } from './icon.ts'

export const ListFilter = icon('lucide lucide-list-filter', [
  ['path', { d: 'M2 5h20' }],
  ['path', { d: 'M6 12h12' }],
  ['path', { d: 'M9 19h6' }],
])
