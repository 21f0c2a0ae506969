import { afterAll, beforeAll, expect, test } from 'vitest'
import { app, type Files, openOwnProject, type OwnProject } from './harness.ts'

let own: OwnProject
beforeAll(async () => {
  own = await openOwnProject()
})
afterAll(() => own.close())

/** How a repository lies there, and what is run of it when nobody has chosen a run configuration. */
interface Shape {
  readonly files: Files
  /** The paths of its apps; the first is the chosen one. */
  readonly apps: readonly string[]
  /** Chosen instead. */
  readonly choose?: string
  /** The arguments besides those of every run, in each environment; left out: none in development. */
  readonly args?: Readonly<Record<string, readonly string[]>>
}

const FLUTTER = 'dependencies:\n  flutter:\n    sdk: flutter\n'
const MAIN = 'void main() {}\n'

const SHAPES: Readonly<Record<string, Shape>> = {
  'one app, which is the repository': { files: app('.', 'one'), apps: ['.'] },
  'an app beside its API': {
    files: { ...app('flutter', 'one'), 'api/pyproject.toml': '[project]\nname = "api"\n' },
    apps: ['flutter'],
  },
  'an app four levels down': {
    files: app('clients/mobile/flutter/shop', 'shop'),
    apps: ['clients/mobile/flutter/shop'],
  },
  'a folder with a space and an accent': { files: app('mon app é', 'one'), apps: ['mon app é'] },
  'a pub workspace whose root is no app, and its second app chosen': {
    files: {
      'pubspec.yaml':
        'name: all\nenvironment:\n  sdk: ^3.6.0\nworkspace:\n  - apps/one\n  - apps/two\n  - packages/ui\n',
      ...app('apps/one', 'one'),
      ...app('apps/two', 'two'),
      'packages/ui/pubspec.yaml': `name: ui\nresolution: workspace\n${FLUTTER}`,
      'packages/ui/lib/ui.dart': 'const gap = 8;\n',
    },
    apps: ['apps/one', 'apps/two'],
    choose: 'apps/two',
  },
  'Melos, with the example of a package': {
    files: {
      'melos.yaml': 'name: all\npackages:\n  - apps/**\n  - packages/**\n',
      ...app('apps/one', 'one'),
      'packages/button/pubspec.yaml': `name: button\n${FLUTTER}`,
      ...app('packages/button/example', 'button_example'),
    },
    apps: ['apps/one', 'packages/button/example'],
    choose: 'packages/button/example',
  },
  'two apps of one name': {
    files: { ...app('driver', 'app'), ...app('rider', 'app') },
    apps: ['driver', 'rider'],
    choose: 'rider',
  },
  'an entry point for each environment and no main.dart': {
    files: app('.', 'one', 'lib/main_development.dart', 'lib/main_production.dart', 'lib/main_staging.dart'),
    apps: ['.'],
    args: {
      development: ['--target=lib/main_development.dart'],
      production: ['--target=lib/main_production.dart'],
    },
  },
  'entry points in a folder of their own': {
    files: app('.', 'one', 'lib/main/main_dev.dart', 'lib/main/main_prod.dart'),
    apps: ['.'],
    args: {
      development: ['--target=lib/main/main_dev.dart'],
      production: ['--target=lib/main/main_prod.dart'],
    },
  },
  'an entry point for each environment beside main.dart': {
    files: app('.', 'one', 'lib/main.dart', 'lib/main_production.dart'),
    apps: ['.'],
    args: { development: [], production: [] },
  },
  'a plugin, a module and a command line program beside the app': {
    files: {
      ...app('app', 'one'),
      'plugin/pubspec.yaml': `name: p\n${FLUTTER}flutter:\n  plugin:\n    platforms: {}\n`,
      'plugin/lib/main.dart': MAIN,
      'module/pubspec.yaml': `name: m\n${FLUTTER}flutter:\n  module:\n    androidX: true\n`,
      'module/lib/main.dart': MAIN,
      'tool/pubspec.yaml': 'name: t\n',
      'tool/lib/main.dart': MAIN,
    },
    apps: ['app'],
  },
  'copies of the app where tools put things': {
    files: { ...app('.', 'one'), ...app('build/copy', 'copy'), ...app('node_modules/x', 'x') },
    apps: ['.'],
  },
  'the example of a plugin': {
    files: {
      ...app('example', 'share_example'),
      'pubspec.yaml': `name: share\n${FLUTTER}flutter:\n  plugin:\n    platforms: {}\n`,
      'lib/share.dart': 'const gap = 8;\n',
    },
    apps: ['example'],
  },
}

test.for(Object.entries(SHAPES))('%s', { tags: 'P-471' }, async ([, { files, apps, choose, args }]) => {
  await own.open(files)
  const found = (await own.call('GET', '/project/apps')).reply
  expect(found).toMatchObject({ apps: apps.map((path) => ({ path })), chosen: apps[0] })
  if (choose !== undefined) await own.ask('/project/choose-app', { path: choose })
  for (const [environment, words] of Object.entries(args ?? { development: [] })) {
    const started = await own.start(environment)
    expect(started.args).toEqual(words)
    expect(started.status).toMatchObject({ app: choose ?? apps[0], environment, configuration: null })
  }
})
