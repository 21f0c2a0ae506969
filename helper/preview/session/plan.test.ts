import { expect, test } from 'vitest'
import { planChange } from './plan.ts'

test.each([
  ['reload', [], 'flutter', 'hot-reload'],
  ['restart', [], 'flutter', 'hot-restart'],
  ['reload', ['lib/main.dart', 'lib/a é.dart'], 'flutter', 'hot-reload'],
  ['reload', ['assets/logo.png', 'lib/main.dart'], 'flutter', 'hot-restart'],
  ['reload', ['fonts/Own.ttf'], 'flutter', 'hot-restart'],
  ['reload', ['web/index.html'], 'flutter', 'refresh'],
  ['restart', ['web/index.html'], 'flutter', 'hot-restart'],
  ['reload', ['lib/main.dart', 'web/index.html'], 'flutter', 'hot-reload'],
  ['reload', ['lib/main.dart', 'pubspec.yaml'], 'flutter', 'stop-start'],
  ['restart', ['pubspec.yaml'], 'flutter', 'stop-start'],
  ['reload', ['pubspec.yaml', 'assets/a.png'], 'sketch', 'hot-reload'],
] as const)('%s after %j on %s: %s', (action, files, engine, how) => {
  const plan = planChange(action, files, engine)
  expect(plan.how).toBe(how)
  const asked = how === (action === 'reload' ? 'hot-reload' : 'hot-restart')
  expect(plan.why === null).toBe(asked)
})
