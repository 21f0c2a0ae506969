import { afterEach, expect } from 'vitest'
import { createPreviewHarness, type PreviewHarness, type PreviewHarnessOptions } from './preview-harness.ts'

/** Test part: a stage for one test, taken down after it. Call it once per test file. */
export function harnessForEach() {
  let stage: PreviewHarness | null = null
  afterEach(async () => {
    await stage?.close()
    stage = null
  })
  const given = async (options: PreviewHarnessOptions): Promise<PreviewHarness> => {
    stage = await createPreviewHarness(options)
    return stage
  }
  return {
    given,
    /** `whileStarting`: what happens before the app is there. */
    async running(
      options: PreviewHarnessOptions & { readonly whileStarting?: (stage: PreviewHarness) => Promise<void> },
    ): Promise<PreviewHarness> {
      const made = await given(options)
      expect(await made.call('flutterStart')).toMatchObject({ ok: true })
      await options.whileStarting?.(made)
      await made.until((status) => status.ready === true)
      return made
    },
  }
}

export const alive = (pid: number | null | undefined): boolean => {
  try {
    process.kill(pid ?? 0, 0)
    return true
  } catch {
    return false // no such process
  }
}

export const openPage = (port: number): Promise<string> =>
  fetch(`http://127.0.0.1:${port}/`).then((reply) => reply.text())
