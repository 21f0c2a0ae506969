import { expect, test } from 'vitest'
import type { Configuration } from '../model.ts'
import { forBuild } from './for-build.ts'

const CONFIGURATION: Configuration = {
  id: 'a',
  name: 'Staging',
  source: 'own',
  target: 'lib/main_staging.dart',
  flavor: 'staging',
  defines: { API: 'x' },
  defineFiles: ['env/staging.json'],
  args: ['--wasm', '--base-href=/app/', '--web-header=X-A=b', '--track-widget-creation'],
  proposed: false,
  leftOut: [{ what: '--web-port', why: 'The address of the app is Mosaygent’s.' }],
  problems: [],
}

test('a build has entry point and values of a run, and says what it cannot take', { tags: 'P-436' }, () => {
  const { configuration, notes } = forBuild(CONFIGURATION)
  expect(configuration).toEqual({
    ...CONFIGURATION,
    flavor: null,
    args: ['--wasm', '--base-href=/app/'],
    leftOut: [],
  })
  expect(notes).toEqual(
    ['--flavor=staging', '--web-header', '--track-widget-creation'].map(
      (what) => `${what} is left out: flutter build web does not know it.`,
    ),
  )
})
