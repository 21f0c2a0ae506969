import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { makeFakeSdk } from '../../helper/preview/testing/flutter/sdk.ts'
import { callsTo } from '../harness/call.ts'
import { startProduct } from '../harness/product.ts'
import type { Product } from '../harness/product.ts'

/** A running product whose `flutter` serves a Flet program: a real Flutter web app. */
export interface FletProduct extends Product {
  /** Every line that the program wrote. */
  said(): Promise<readonly string[]>
  /** The newest line that begins with that word. */
  last(word: string): Promise<string | undefined>
  dispose(): Promise<void>
}

/** @param env for the program; `FLET_PROGRAM` names another one than `app.py`. */
export async function startFlet(env: Readonly<Record<string, string>>): Promise<FletProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent flet é '))
  const log = join(folder, 'log')
  const sdk = await makeFakeSdk(
    join(folder, 'sdk é'),
    '3.44.0',
    new URL('./flet/flutter.mjs', import.meta.url),
  )
  const product = await startProduct({
    PATH: `${sdk}${delimiter}${process.env['PATH'] ?? ''}`,
    FLET_PYTHON: process.env['MOSAYGENT_TEST_FLET'],
    FLET_LOG: log,
    ...env,
  })
  const said = async () => (existsSync(log) ? (await readFile(log, 'utf8')).trim().split('\n') : [])
  const call = callsTo(`${product.helperUrl}/mosaygent`)
  await call('POST', '/environment/set-directory', { path: product.projectFolder })
  const { status } = await call('POST', '/environment/clone-flutter')
  if (status !== 200) throw new Error(`The clone ended with ${String(status)}`)
  return {
    ...product,
    said,
    last: async (word) => (await said()).findLast((line) => line.startsWith(`${word} `)),
    dispose: async () => {
      await product.dispose()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
