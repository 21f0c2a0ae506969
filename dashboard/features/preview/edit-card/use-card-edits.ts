import type { SourcePlace, TranslatedText, WidgetMaker } from '@mosaygent/contract'
import { useEffect, useRef, useState } from 'react'
import { call, errorText, HelperError } from '#helper-client'
import { toast } from '#ui'
import { texts } from './texts.ts'
import { CardEdits } from './card-edits.ts'
import type { CardState } from './card-state.ts'

/** Refusals after which the file is to be read again. */
const CHANGED = new Set(['file-changed', 'dart-not-editable'])

const inCalls = (makers: readonly WidgetMaker[]) =>
  makers.length === 0 ? {} : { makers: makers.map(({ file, line, column }) => ({ file, line, column })) }

/**
 * The edits at one place, for as long as its card is there. `news`: another one where sources may be others; `click`:
 * another one where it was pointed at once more.
 */
export function useCardEdits(
  place: SourcePlace,
  translated: readonly TranslatedText[],
  makers: readonly WidgetMaker[],
  news: string,
  click: object,
): readonly [CardState, CardEdits] {
  const [state, setState] = useState<CardState>({ kind: 'reading' })
  const [edits] = useState(
    () =>
      new CardEdits(place, translated, {
        read: (body) => call('literalsAt', body),
        // a value whose origin is not found is told without one
        origins: (body) =>
          call('literalOrigins', { ...body, ...inCalls(makers) }).then(
            ({ origins }) => origins,
            () => [],
          ),
        edit: (body) => call('editLiteral', body),
        readTranslation: (body) => call('translationAt', body),
        editTranslation: (body) => call('editTranslation', body),
        take: (way) => (way === 'undo' ? call('undoLiteral') : call('redoLiteral')),
        onElsewhere: ({ message, file }) => toast(texts.elsewhere(message, file)),
        troubleOf: (error) => ({
          text: errorText(error),
          changed: error instanceof HelperError && CHANGED.has(error.code ?? ''),
        }),
        onState: setState,
      }),
  )
  useEffect(() => {
    void edits.read()
    return () => {
      edits.close()
    }
  }, [edits])
  const followed = useRef(news)
  useEffect(() => {
    if (followed.current === news) return
    followed.current = news
    edits.follow()
  }, [edits, news])
  const clicked = useRef(click)
  useEffect(() => {
    if (clicked.current === click) return
    clicked.current = click
    void edits.pointedAgain()
  }, [edits, click])
  return [state, edits]
}
