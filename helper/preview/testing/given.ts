import { afterEach, expect } from 'vitest'
import { setStage, type Stage, type StageOptions } from './stage.ts'

/** Test part: a stage for one test, taken down after it. Call it once per test file. */
export function stageForEach() {
  let stage: Stage | null = null
  afterEach(async () => {
    await stage?.close()
    stage = null
  })
  const given = async (options: StageOptions): Promise<Stage> => {
    stage = await setStage(options)
    return stage
  }
  return {
    given,
    /** `whileStarting`: what happens before the app is there. */
    async running(
      options: StageOptions & { readonly whileStarting?: (stage: Stage) => Promise<void> },
    ): Promise<Stage> {
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
