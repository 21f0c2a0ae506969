import { lineTexts } from './line-texts.ts'

/** Something that went wrong in this page, for the diagnostics that a person copies. */
export interface Problem {
  readonly at: Date
  readonly text: string
}

const KEPT = 20
let problems: readonly Problem[] = []

/** Writes a problem down, in memory alone; the oldest go. */
export function noteProblem(text: string): void {
  problems = [...problems, { at: new Date(), text: text.slice(0, 500) }].slice(-KEPT)
}

/** What went wrong lately, oldest first. */
export function recentProblems(): readonly Problem[] {
  return problems
}

/** Writes down what nobody caught; returns what ends it. */
export function watchPageProblems(): () => void {
  const thrown = ({ message }: ErrorEvent) => {
    noteProblem(lineTexts.inPage(message))
  }
  const rejected = ({ reason }: PromiseRejectionEvent) => {
    noteProblem(lineTexts.inPage(reason instanceof Error ? reason.message : String(reason)))
  }
  window.addEventListener('error', thrown)
  window.addEventListener('unhandledrejection', rejected)
  return () => {
    window.removeEventListener('error', thrown)
    window.removeEventListener('unhandledrejection', rejected)
  }
}
