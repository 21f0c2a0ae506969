import { icon } from './icon.ts'

export const CircleMinus = icon('lucide lucide-circle-minus lucide-minus-circle', [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M8 12h8' }],
])
