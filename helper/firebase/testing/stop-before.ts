import { cpSync, renameSync, rmSync } from 'node:fs'
import { type FileSwap, swapFiles, swapFolder } from '../swap/index.ts'
import type { FirebaseStage } from './firebase-stage.ts'

/** For tests: leaves the disk as it was before this step of a swap: what a helper that was killed there leaves. */
export async function stopBefore(
  t: FirebaseStage,
  killed: string,
  files: readonly FileSwap[],
): Promise<void> {
  const copy = `${t.root}-copy`
  await swapFiles({
    place: swapFolder(t.home),
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
