import { keyWords } from './texts.ts'

export type PreviewKeyAction = 'start' | 'reload' | 'restart' | 'filter' | 'point'

/** The Flutter page's single keys: what a key press does and what the sheet says are both read from here. */
export const PREVIEW_KEYS: readonly { key: string; shown: string; does: PreviewKeyAction; words: string }[] =
  [
    { key: 's', shown: 'S', does: 'start', words: keyWords.start },
    { key: 'r', shown: 'R', does: 'reload', words: keyWords.reload },
    { key: 'R', shown: 'Shift R', does: 'restart', words: keyWords.restart },
    { key: '/', shown: '/', does: 'filter', words: keyWords.filter },
    { key: 'p', shown: 'P', does: 'point', words: keyWords.point },
  ]

/** Not single letters: these act also where single keys are switched off. */
export const PREVIEW_OTHER_KEYS = [
  { shown: 'F6', words: keyWords.leave },
  { shown: 'Esc', words: keyWords.endPoint },
] as const
