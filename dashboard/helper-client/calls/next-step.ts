import { PROBLEM_STATUS, type ProblemCode } from '@mosaygent/contract'
import { nextStepTexts } from '../texts.ts'

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_STATUS, code)

/**
 * A refusal's `detail` with what to press or open next, which the page knows by the code: the helper speaks to scripts
 * and other pages as well and names none of ours.
 */
export function withNextStep(detail: string, code: string | undefined): string {
  const step = code !== undefined && isKnown(code) ? nextStepTexts[code] : undefined
  return step === undefined ? detail : `${detail} ${step}`
}
