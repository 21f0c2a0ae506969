import { expect, it } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { FIRST_SCREEN } from '../draw/screen.ts'
import { readProject, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

it.each([
  ['android', 'phone'],
  ['iOS', 'phone'],
  ['macOS', 'browser'],
  ['windows', 'browser'],
] as const)(
  'on %s an app that asks whether it is on the web is on a %s',
  { tags: 'P-652' },
  async (platform, words) => {
    const project = await readProject({ 'lib/main.dart': mainWith("Text(kIsWeb ? 'browser' : 'phone')") })
    const drawing = drawApp(project, undefined, { ...FIRST_SCREEN, platform })
    expect(wordsOf(drawing.picture.body)).toBe(words)
    expect(drawing.dependsOnScreen).toBe(true)
  },
)

it.each(['kMinInteractiveDimension', 'kTextTabBarHeight'])(
  '%s is 48 px',
  { tags: 'P-1105' },
  async (name) => {
    const project = await readProject({ 'lib/main.dart': mainWith(`Text(${name}.toString())`) })
    expect(wordsOf(drawApp(project).picture.body)).toBe('48.0')
  },
)
