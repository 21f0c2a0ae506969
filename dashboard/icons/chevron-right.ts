import { icon } from './icon.ts'

export const ChevronRight = icon('lucide lucide-chevron-right', [['path', { d: 'm9 18 6-6-6-6' }]])
