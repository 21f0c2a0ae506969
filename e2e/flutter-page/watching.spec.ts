import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../fakes/fake-flutter.ts'
import { inCodebase, overlay, receipt, reloadButton, startByKey } from './page.ts'

test(
  'a branch without the app and back: told meanwhile, and reload on save goes on',
  { tag: '@P-377' },
  async ({ page, fakeFlutter }) => {
    const git = (...args: string[]) =>
      promisify(execFile)('git', [
        '-C',
        inCodebase(fakeFlutter, '.'),
        '-c',
        'core.hooksPath=/dev/null',
        ...args,
      ])
    await startByKey(page, fakeFlutter)
    const onSave = page.getByRole('switch', { name: 'Reload on save' })
    await onSave.click()
    await expect(onSave).toBeChecked()
    const note = page.getByRole('status').filter({ hasText: 'The app’s folder is gone' })
    await expect(note).toHaveCount(0)

    const branch = (await git('branch', '--show-current')).stdout.trim()
    await git('switch', '-q', '--orphan', 'without')
    await expect(note).toContainText('Changes are seen again as soon as it is back')
    await git('switch', '-q', branch)
    await expect(note).toHaveCount(0)
    await writeFile(inCodebase(fakeFlutter, 'lib/main.dart'), '// back\n')
    await expect(receipt(page)).toContainText('On save: applied 1 file in')
  },
)

test(
  'a package beside the app: newer, named as code imports it, its error opens in the editor',
  { tag: '@P-378' },
  async ({ page, fakeFlutter }) => {
    const write = async (path: string, text: string) => {
      await mkdir(dirname(inCodebase(fakeFlutter, path)), { recursive: true })
      await writeFile(inCodebase(fakeFlutter, path), text)
    }
    await write('../shared é/pubspec.yaml', 'name: shared\n')
    await write('../shared é/lib/src/a.dart', 'int a() => 1;\n')
    const packages = [{ name: 'shared', rootUri: '../../shared%20%C3%A9' }]
    await write('.dart_tool/package_config.json', JSON.stringify({ packages }))
    await startByKey(page, fakeFlutter)

    await write('../shared é/lib/src/a.dart', 'int a() => 2;\n')
    await expect(page.getByText(/^Out of date: code from/)).toContainText(
      'package:shared/src/a.dart is newer',
    )
    await reloadButton(page).click()
    await expect(receipt(page)).toContainText(/^Applied 1 file in/)
    await expect(overlay(page, 'Reloading...')).toHaveCount(0)

    await fakeFlutter.tell('/fail', {
      lines: ["../shared%20%C3%A9/lib/src/a.dart:1:13: Error: Expected ';' after é."],
    })
    await write('../shared é/lib/src/a.dart', 'int a() => 3\n')
    await expect(page.getByText(/^Out of date: code from/)).toBeVisible()
    await reloadButton(page).click()
    const card = page.getByRole('article')
    await expect(card).toContainText('package:shared/src/a.dart')
    await expect(card).toContainText('int a() => 3')
    await card.getByRole('button', { name: 'Open in editor' }).click()
    await expect
      .poll(() => fakeFlutter.opened())
      .toEqual([expect.stringMatching(/shared é\/lib\/src\/a\.dart:1:13$/)])
  },
)
