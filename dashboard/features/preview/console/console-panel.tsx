import { ArrowDownToLine } from '#icons'
import { useMemo, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { fileTime, saveFile } from '#ui'
import { ErrorCard } from '../errors/error-card.tsx'
import { PageErrorCard } from '../errors/page-error-card.tsx'
import { NO_FILTER, growingFilter, matcherOf } from './console-filter.ts'
import { ConsoleHead } from './console-head.tsx'
import { ConsoleLog } from './console-log.tsx'
import { consoleText } from './console-text.ts'
import styles from './console.module.css'
import { growingOtherErrors, newestStart } from './earlier-run.ts'
import { QuietLine } from './quiet-line.tsx'
import { countLines } from './section-receipts.ts'
import { texts } from './texts.ts'
import type { Cleared } from './use-cleared.ts'
import { useConsoleFilter } from './use-console-filter.ts'

/** Nobody reads further, and a hundred thousand cards would hold the page up. */
const CARDS_SHOWN = 100

/** What other features know of the errors. */
export interface ErrorNotes {
  /** Above those of the compiler. */
  above: ReactNode
  /** On the card of an error of the running app, by what it said. */
  on: (message: string) => ReactNode
}

interface ConsolePanelProps {
  cleared: Cleared
  /** The preview is on its way up: silence is then worth a word. */
  starting: boolean
  /** The helper does not answer: more may have been printed. */
  lost: boolean
  /** Whether the helper tells what is printed; null: not known yet. */
  printed: boolean | null
  filterRef: RefObject<HTMLInputElement | null>
  id: string
  /** The edge that changes its width; none where the console has no neighbour. */
  edge: ReactNode
  /** At the end of its foot: the same for who drags nothing. */
  widthMenu: ReactNode
  notes?: ErrorNotes | undefined
}

/** The console: errors as cards, then the log. */
export function ConsolePanel(props: ConsolePanelProps) {
  const { cleared, starting, lost, printed, filterRef, id, edge, widthMenu, notes } = props
  const [filter, setFilter] = useConsoleFilter()
  const [filtered] = useState(growingFilter)
  const [otherErrorsOf] = useState(growingOtherErrors)
  const [following, setFollowing] = useState(true)
  const { errors, pageErrors, lines, receipts, hidden } = cleared
  const shown = filtered(lines, filter)
  const start = useMemo(() => newestStart(lines), [lines])
  const otherErrors = otherErrorsOf(lines, start)
  const wrong = matcherOf(filter.term) === null
  const lineCount = countLines(shown)
  const count = errors.length + pageErrors.length
  return (
    <section id={id} className={styles.console} aria-label={texts.name}>
      {edge}
      <ConsoleHead
        errors={count}
        otherErrors={otherErrors}
        filter={filter}
        onFilter={setFilter}
        wrong={wrong}
        filterRef={filterRef}
        onClear={cleared.clear}
        onDownload={() => {
          saveLines(consoleText(shown, receipts))
        }}
      />
      {count === 0 ? null : (
        <div className={styles.cards} role="group" aria-label={texts.errorCards} tabIndex={0}>
          {errors.length === 0 ? null : notes?.above}
          <ul className="contents">
            {errors.slice(0, CARDS_SHOWN).map((error) => (
              <li key={error.text} className="min-w-0">
                <ErrorCard error={error} />
              </li>
            ))}
            {pageErrors.map((error) => (
              <li key={`${error.message} ${error.stack ?? ''}`} className="min-w-0">
                <PageErrorCard error={error} note={notes?.on(error.message)} />
              </li>
            ))}
            {errors.length > CARDS_SHOWN ? <li>{texts.moreErrors(errors.length - CARDS_SHOWN)}</li> : null}
          </ul>
        </div>
      )}
      <ConsoleLog
        lines={shown}
        start={start}
        receipts={receipts}
        onFollow={setFollowing}
        empty={
          lines.length > 0 ? (
            <>
              {texts.noMatch}{' '}
              <button
                type="button"
                className={styles.inline}
                onClick={() => {
                  setFilter(NO_FILTER)
                }}
              >
                {texts.clearFilter}
              </button>
            </>
          ) : hidden > 0 ? (
            <>
              {texts.cleared}{' '}
              <button type="button" className={styles.inline} onClick={cleared.showHidden}>
                {texts.undo}
              </button>
            </>
          ) : lost ? (
            texts.lost
          ) : (
            emptyText(printed)
          )
        }
      />
      {starting && !lost && printed === true ? <QuietLine lastAt={lines.at(-1)?.at ?? null} /> : null}
      <footer className={styles.tail}>
        {wrong ? <span className="text-bad-ink">{texts.incomplete}</span> : null}
        {lost && lines.length > 0 ? <span className="text-warn-ink">{texts.lost}</span> : null}
        {!wrong && !lost && following && printed !== false ? (
          <>
            <ArrowDownToLine aria-hidden="true" />
            {texts.following}
          </>
        ) : null}
        <span className="ml-auto flex items-center gap-3 tabular-nums">
          {hidden === 0 ? null : (
            <button type="button" className={styles.inline} onClick={cleared.showHidden}>
              {texts.showHidden(hidden)}
            </button>
          )}
          {texts.count(lineCount)}
          {widthMenu}
        </span>
      </footer>
    </section>
  )
}

/** Nothing is said before it is known whether anything could have come. */
function emptyText(printed: boolean | null): string | null {
  if (printed === null) return null
  return printed ? texts.empty : texts.silent
}

function saveLines(text: string): void {
  saveFile(`mosaygent console ${fileTime(new Date())}.txt`, new Blob([text], { type: 'text/plain' }))
}
