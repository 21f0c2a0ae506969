/** What runs, and how long it may take at most, s: about ten minutes together on a machine with nothing else to do. */
export const BENCHES = [
  { title: 'Git', file: 'git.mjs', args: ['--clones=1', '20000'], seconds: 150 },
  { title: 'Sketch', file: 'sketch.mjs', args: [], seconds: 120 },
  { title: 'Storyboard', file: 'storyboard.mjs', args: [], seconds: 60 },
  { title: 'Edit in place', file: 'edit-in-place.mjs', args: [], seconds: 120 },
  { title: 'Reload and bytes', file: 'preview.mjs', args: [], seconds: 120 },
  { title: 'A page of the app', file: 'preview-page.mjs', args: ['--quick'], seconds: 180 },
  { title: 'Mosaic', file: 'preview-mosaic.mjs', args: [], seconds: 90 },
  { title: 'Console', file: 'console.mjs', args: [], seconds: 120 },
  { title: 'Many dashboards', file: 'load.mjs', args: ['--dashboards=50', '--seconds=20'], seconds: 120 },
]
