import { icon } from './icon.ts'

export const Circle = icon('lucide lucide-circle', [['circle', { cx: '12', cy: '12', r: '10' }]])
