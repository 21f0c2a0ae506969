import { afterEach, expect } from 'vitest'
import { createPreviewHarness, type PreviewHarness, type PreviewHarnessOptions } from './preview-harness.ts'

/** Creates a preview for each test and closes it afterwards. Call it once per test file. */
export function harnessForEach() {
  let harness: PreviewHarness | null = null
  afterEach(async () => {
    await harness?.close()
    harness = null
  })
  const given = async (options: PreviewHarnessOptions): Promise<PreviewHarness> => {
    harness = await createPreviewHarness(options)
    return harness
  }
  return {
    given,
    /** `whileStarting`: runs before the app is ready. */
    async running(
      options: PreviewHarnessOptions & {
        readonly whileStarting?: (harness: PreviewHarness) => Promise<void>
      },
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
