import { icon } from './icon.ts'

export const Ellipsis = icon('lucide lucide-ellipsis lucide-more-horizontal', [
  ['circle', { cx: '12', cy: '12', r: '1' }],
  ['circle', { cx: '19', cy: '12', r: '1' }],
  ['circle', { cx: '5', cy: '12', r: '1' }],
])
