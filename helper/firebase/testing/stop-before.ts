import { cpSync, renameSync, rmSync } from 'node:fs'
import { type FileSwap, swapFiles, swapFolder } from '../../file-transaction/index.ts'
import type { FirebaseFixture } from './firebase-fixture.ts'

/** For tests: leaves the disk as it was before this step of a swap: what a helper that was killed there leaves. */
export async function stopBefore(
  t: FirebaseFixture,
  killed: string,
  files: readonly FileSwap[],
): Promise<void> {
  const copy = `${t.root}-copy`
  await swapFiles({
    swapFolder: swapFolder(t.home),
    project: 'acme-prod',
    app: t.app,
    files,
    onStep: (step) => {
      if (step === killed) cpSync(t.root, copy, { recursive: true })
    },
  })
  rmSync(t.root, { recursive: true })
  renameSync(copy, t.root)
}
