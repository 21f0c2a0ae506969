import { icon } from './icon.ts'

export const GitPullRequestArrow = icon('lucide lucide-git-pull-request-arrow', [
  ['circle', { cx: '5', cy: '6', r: '3' }],
  ['path', { d: 'M5 9v12' }],
  ['circle', { cx: '19', cy: '18', r: '3' }],
  ['path', { d: 'm15 9-3-3 3-3' }],
  ['path', { d: 'M12 6h5a2 2 0 0 1 2 2v7' }],
])
