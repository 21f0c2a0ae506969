import { icon } from './icon.ts'

export const Waves = icon('lucide lucide-waves-horizontal lucide-waves', [
  ['path', { d: 'M2 12q2.5 2 5 0t5 0 5 0 5 0' }],
  ['path', { d: 'M2 19q2.5 2 5 0t5 0 5 0 5 0' }],
  ['path', { d: 'M2 5q2.5 2 5 0t5 0 5 0 5 0' }],
])
