import { icon } from './icon.ts'

export const PanelRight = icon('lucide lucide-panel-right', [
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  ['path', { d: 'M15 3v18' }],
])
