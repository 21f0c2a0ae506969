import type { JobHandle } from '../../jobs/index.ts'
import { adviceOn, stageOf, stageText } from '../session/stages.ts'

/**
 * What the job makes of a line of the tool: output, and the stage that it announces, with what a person can do about
 * it. `percent`: of the whole job, while the tool tells none of its own.
 */
export function hearLine(job: JobHandle, percent: number | null): (line: string) => void {
  return (line) => {
    job.output(line)
    const stage = stageOf(line)
    if (stage === null) return
    job.progress({ stage: stageText(stage), percent })
    const advice = adviceOn(stage)
    if (advice !== null) job.output(advice)
  }
}
