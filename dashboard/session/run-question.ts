import * as z from 'zod/mini'
import { readItem, writeItem } from './browser-storage.ts'
import { parseItem } from './parsed-item.ts'
import { sameDirectory } from './project-choices.ts'
import { settingKey } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/** What becomes of an app that runs besides the chosen one: asked in every tab, answered in one. */
const RunQuestion = z.object({
  /** The chosen project. */
  directory: z.string(),
  /** What is asked about: what runs of the project before, or of another app of this one. */
  about: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('project'), directory: z.string() }),
      z.object({ kind: z.literal('app') }),
    ]),
  ),
})
export type RunQuestion = z.infer<typeof RunQuestion>

const KEY = settingKey('run_question')

/** Only the tab that asked may see that there is nothing to ask: the others may know less yet. */
let asked: string | null = null

const put = (question: RunQuestion) => {
  const text = JSON.stringify(question)
  writeItem(KEY, text)
  return text
}

/** This project is chosen now; `before`: the directory of one that still runs. Asks once, however many tabs see the change. */
export function noteProject(directory: string, before: string | null): void {
  const last = parseItem(readItem(KEY), RunQuestion)
  if (last !== null && sameDirectory(last.directory, directory)) return
  asked = put({ directory, about: before === null ? null : { kind: 'project', directory: before } })
}

/** Another app of the project is chosen. */
export function askAboutApp(directory: string): void {
  asked = put({ directory, about: { kind: 'app' } })
}

/** Somebody said what becomes of it. */
export function answerRunQuestion(): void {
  const last = parseItem(readItem(KEY), RunQuestion)
  if (last !== null && last.about !== null) put({ ...last, about: null })
}

/** Nothing else runs; counts in the tab that asked. */
export function nothingToAsk(): void {
  if (readItem(KEY) === asked) answerRunQuestion()
}

/** The project that was chosen last, and what is to be asked. */
export function useRunQuestion(): RunQuestion | null {
  return parseItem(useStoredItem(KEY), RunQuestion)
}
