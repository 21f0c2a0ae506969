import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWrittenFiles, type WrittenFiles } from '../../state/index.ts'
import { createTemporaryProject, type TemporaryProject } from '../testing/temporary-project.ts'

const signal = new AbortController().signal
const PUBSPEC = 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n'
let t: TemporaryProject
let written: WrittenFiles
let app: string
beforeEach(async () => {
  t = await createTemporaryProject()
  written = await openWrittenFiles({ home: t.home, onDamaged: () => undefined })
  app = await t.repository('my projet é 🐟/flutter é', {
    'pubspec.yaml': PUBSPEC,
    'lib/config é.dart': 'one',
    'lib/main.dart': 'one',
  })
})
afterEach(() => t.remove())

const ours = async (path: string, text: string) => {
  await t.write(join(app, path), text)
  await written.record(join(app, path), text)
}
const git = async () => {
  const open = await t.open({}, { ownFiles: (folder) => written.untouchedBelow(folder) })
  await open.handlers.setDirectory({ path: t.project }, signal)
  const status = await open.handlers.environmentStatus(undefined, signal)
  return status.ok ? status.value.flutter.git : null
}

test(
  'the files that we wrote are named among the changes, with the folder that they are alone in',
  { tags: 'P-178' },
  async () => {
    await ours('lib/config é.dart', 'two')
    await ours('android/app/google-services.json', '{}')
    await t.write(join(app, 'lib/main.dart'), 'mine')
    expect(await git()).toMatchObject({ changes: 3, own_changes: ['lib/config é.dart', 'android/'] })
  },
)

test('a file that somebody changed after us is theirs, and so is a new folder with a file of theirs', async () => {
  await ours('lib/config é.dart', 'two')
  await t.write(join(app, 'lib/config é.dart'), 'TWO')
  await ours('android/app/google-services.json', '{}')
  await t.write(join(app, 'android/mine.txt'), '')
  const facts = await git()
  expect(facts).toMatchObject({ changes: 2 })
  expect(facts).not.toHaveProperty('own_changes')
})

test('in a repository around the app the names are those of git', async () => {
  await t.git(t.root, 'init', '-q', '-b', 'main', t.project)
  await t.write(join(t.project, '.gitignore'), 'nothing')
  await t.write(join(t.project, 'app/pubspec.yaml'), PUBSPEC)
  await t.write(join(t.project, 'app/lib/a.dart'), '')
  await t.git(t.project, 'add', 'app', '.gitignore')
  app = join(t.project, 'app')
  await ours('ios/Runner/GoogleService-Info.plist', '<plist/>')
  await ours('lib/a.dart', 'two')
  expect(await git()).toMatchObject({ own_changes: ['app/lib/a.dart', 'app/ios/'] })
})
