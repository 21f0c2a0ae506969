import { expect, test } from 'vitest'
import type { SourceFile } from '../watch/source-files.ts'
import { planChange } from './plan.ts'

/** As the list of sources has them. */
const listed = (names: readonly string[]): SourceFile[] =>
  names.map((name) => ({
    name,
    kind: name.endsWith('.dart')
      ? 'code'
      : name.endsWith('pubspec.yaml')
        ? 'manifest'
        : name.startsWith('web/')
          ? 'web'
          : 'asset',
  }))

test.each([
  ['reload', [], 'flutter', 'nothing'],
  ['reload', [], 'sketch', 'nothing'],
  ['restart', [], 'flutter', 'hot-restart'],
  ['reload', ['lib/main.dart', 'lib/a é.dart'], 'flutter', 'hot-reload'],
  ['reload', ['assets/logo.png', 'lib/main.dart'], 'flutter', 'hot-reload'],
  ['reload', ['assets/logo.png'], 'flutter', 'nothing'],
  ['restart', ['assets/logo.png'], 'flutter', 'hot-restart'],
  ['reload', ['assets/logo.png', 'web/index.html'], 'flutter', 'refresh'],
  ['reload', ['package:shared/a.dart'], 'flutter', 'hot-reload'],
  ['reload', ['.env'], 'flutter', 'nothing'],
  ['reload', ['lib/main.dart', '../shared/pubspec.yaml'], 'flutter', 'stop-start'],
  ['reload', ['web/index.html'], 'flutter', 'refresh'],
  ['restart', ['web/index.html'], 'flutter', 'hot-restart'],
  ['reload', ['lib/main.dart', 'web/index.html'], 'flutter', 'hot-reload'],
  ['reload', ['lib/main.dart', 'pubspec.yaml'], 'flutter', 'stop-start'],
  ['restart', ['pubspec.yaml'], 'flutter', 'stop-start'],
  ['reload', ['lib/main.dart', 'assets/a.png'], 'sketch', 'hot-reload'],
] as const)('%s after %j on %s: %s', (action, files, engine, how) => {
  const plan = planChange(action, listed(files), engine)
  expect(plan.how).toBe(how)
  const asked = how === 'nothing' || how === (action === 'reload' ? 'hot-reload' : 'hot-restart')
  expect(plan.why === null).toBe(asked)
})

test(
  'pubspec.yaml with the sketch: read like any other file, and the reason says what Flutter would need',
  { tags: 'P-157' },
  () => {
    expect(planChange('reload', listed(['pubspec.yaml', 'assets/a.png']), 'sketch')).toEqual({
      how: 'hot-reload',
      why: 'pubspec.yaml changed, which the sketch reads each time; Flutter itself needs Stop and Start',
    })
  },
)

test('after code that was refused the tool is asked even where the page alone would do', () => {
  const refused = { refused: true, behind: false }
  expect(planChange('reload', listed(['web/index.html']), 'flutter', refused)).toEqual({
    how: 'hot-reload',
    why: null,
  })
  expect(planChange('reload', [], 'flutter', refused).how).toBe('hot-reload')
})

test('code that the page has not shown is brought by the page alone', () => {
  const behind = { refused: false, behind: true }
  expect(planChange('reload', [], 'flutter', behind)).toMatchObject({ how: 'refresh' })
  expect(planChange('reload', listed(['lib/main.dart']), 'flutter', behind).how).toBe('hot-reload')
  expect(planChange('restart', [], 'flutter', behind).how).toBe('hot-restart')
})
