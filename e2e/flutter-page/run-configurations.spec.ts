import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { makeRecordingSdk } from '../fakes/recording-sdk.ts'
import { callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'
import { startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { bar, body } from './page.ts'

const run = (name: string, target: string, values: string) => ({
  name,
  request: 'launch',
  type: 'dart',
  cwd: 'flutter',
  program: target,
  toolArgs: [`--dart-define-from-file=env/${values}.json`],
})

test(
  'each environment runs its own configuration of launch.json: chosen, started, switched, restarted',
  { tag: ['@P-420', '@P-421', '@P-423'] },
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent runs é '))
    const sdk = await makeRecordingSdk(folder)
    const product = await startProduct({
      PATH: `${sdk.bin}${delimiter}${process.env['PATH'] ?? ''}`,
      FAKE_FLUTTER_CONTROL: String(await freePort()),
    })
    const started = async () => (await sdk.runs()).map(({ words }) => JSON.stringify(words))
    try {
      const call = callsTo(`${product.helperUrl}/mosaygent`)
      await call('POST', '/environment/set-directory', { path: product.projectFolder })
      expect((await call('POST', '/environment/clone-flutter')).status).toBe(200)
      const app = join(product.projectFolder, 'flutter')
      await mkdir(join(app, 'env'))
      await writeFile(join(app, 'env', 'dev.json'), '{"MODE": "dev"}')
      await writeFile(join(app, 'env', 'live.json'), '{"MODE": "live", "API_SECRET": "s3cret-value"}')
      await writeFile(join(app, 'lib', 'main_live.dart'), "export 'main.dart';\n")
      await mkdir(join(product.projectFolder, '.vscode'))
      await writeFile(
        join(product.projectFolder, '.vscode', 'launch.json'),
        `// two of them\n${JSON.stringify({
          configurations: [run('Dev', 'lib/main.dart', 'dev'), run('Live é', 'lib/main_live.dart', 'live')],
        })}`,
      )
      await signIn(page, product)
      await page
        .getByRole('button', { name: 'Run configuration: No configuration. Choose another one' })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Run configurations' })
      await expect(dialog.getByText('API_SECRET=s3cret-value')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Dev for Development' }).click()
      await dialog.getByRole('button', { name: 'Live é for Production' }).click()
      await expect(dialog.getByRole('button', { name: 'Live é for Production' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page.keyboard.press('Escape')
      await bar(page)
        .getByRole('button', { name: /^Start/ })
        .click()
      await expect(body(page)).toHaveAttribute('data-seen', /./)
      await expect(bar(page).getByText('Run configuration: Dev')).toBeVisible()
      expect((await started()).at(-1)).toMatch(/env\/dev\.json/)

      await page.getByRole('radio', { name: 'Production' }).click()
      const note = page.getByRole('status').filter({ hasText: 'Still Dev' })
      await note.getByRole('button', { name: 'Restart' }).click()
      await expect(bar(page).getByText('Run configuration: Live é')).toBeVisible()
      await expect(note).toBeHidden()
      await expect.poll(async () => (await started()).length).toBe(2)
      const [first, second] = await started()
      expect(first).not.toMatch(/main_live|live\.json/)
      expect(second).toMatch(/lib\/main_live\.dart/)
      expect(second).toMatch(/env\/live\.json/)
    } finally {
      await product.dispose()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
