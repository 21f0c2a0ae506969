import type { JobHandle } from '../jobs/index.ts'
import { adviceOn, stageOf, stageText } from '../tools/index.ts'

/**
 * Reports each line of the tool to the job: as output, and as the stage that it announces, with what a person can do
 * about it. `percent`: of the whole job, because the tool prints none of its own.
 */
export function reportLine(job: JobHandle, percent: number | null): (line: string) => void {
  return (line) => {
    job.output(line)
    const stage = stageOf(line)
    if (stage === null) return
    job.progress({ stage: stageText(stage), percent })
    const advice = adviceOn(stage)
    if (advice !== null) job.output(advice)
  }
}
