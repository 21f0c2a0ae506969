import { ArrowDownToLine } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { fileTime, saveFile } from '#ui'
import { ErrorCard } from '../errors/error-card.tsx'
import { PageErrorCard } from '../errors/page-error-card.tsx'
import { NO_FILTER, growingFilter, matcherOf } from './console-filter.ts'
import { ConsoleHead } from './console-head.tsx'
import { ConsoleLog } from './console-log.tsx'
import { consoleText } from './console-text.ts'
import styles from './console.module.css'
import { QuietLine } from './quiet-line.tsx'
import { countLines } from './rule-receipts.ts'
import type { Cleared } from './use-cleared.ts'
import { useConsoleFilter } from './use-console-filter.ts'

interface ConsolePanelProps {
  cleared: Cleared
  /** The preview is on its way up: silence is then worth a word. */
  starting: boolean
  filterRef: RefObject<HTMLInputElement | null>
  /** The edge that changes its width. */
  children: ReactNode
}

/** The console: errors as cards, then the log. */
export function ConsolePanel({ cleared, starting, filterRef, children }: ConsolePanelProps) {
  const [filter, setFilter] = useConsoleFilter()
  const [filtered] = useState(growingFilter)
  const [following, setFollowing] = useState(true)
  const { errors, pageErrors, lines, headings, hidden } = cleared
  const shown = filtered(lines, filter)
  const wrong = matcherOf(filter.term) === null
  const lineCount = countLines(shown)
  const count = errors.length + pageErrors.length
  return (
    <section className={styles.console} aria-label="Console">
      {children}
      <ConsoleHead
        errors={count}
        filter={filter}
        onFilter={setFilter}
        wrong={wrong}
        filterRef={filterRef}
        onClear={cleared.clear}
        onDownload={() => {
          saveLines(consoleText(shown, headings))
        }}
      />
      {count === 0 ? null : (
        <div className={styles.cards} role="group" aria-label="Errors" tabIndex={0}>
          {errors.map((error) => (
            <ErrorCard key={error.text} error={error} />
          ))}
          {pageErrors.map((error) => (
            <PageErrorCard key={`${error.message} ${error.stack ?? ''}`} error={error} />
          ))}
        </div>
      )}
      <ConsoleLog
        lines={shown}
        headings={headings}
        onFollow={setFollowing}
        empty={
          lines.length > 0 ? (
            <>
              Nothing matches the filter.{' '}
              <button
                type="button"
                className={styles.inline}
                onClick={() => {
                  setFilter(NO_FILTER)
                }}
              >
                Clear the filter
              </button>
            </>
          ) : hidden > 0 ? (
            <>
              Cleared.{' '}
              <button type="button" className={styles.inline} onClick={cleared.showHidden}>
                Undo
              </button>
            </>
          ) : (
            'What the preview prints appears here. Nothing has been printed yet.'
          )
        }
      />
      {starting ? <QuietLine lastAt={lines.at(-1)?.at ?? null} /> : null}
      <footer className={styles.tail}>
        {wrong ? (
          <span className="text-bad-ink">The expression is not complete: showing all lines</span>
        ) : null}
        {!wrong && following ? (
          <>
            <ArrowDownToLine aria-hidden="true" />
            Following
          </>
        ) : null}
        <span className="ml-auto flex items-center gap-3 tabular-nums">
          {hidden === 0 ? null : (
            <button type="button" className={styles.inline} onClick={cleared.showHidden}>
              Show {hidden} hidden
            </button>
          )}
          {lineCount === 1 ? '1 line' : `${lineCount.toLocaleString('en')} lines`}
        </span>
      </footer>
    </section>
  )
}

function saveLines(text: string): void {
  saveFile(`mosaygent console ${fileTime(new Date())}.txt`, new Blob([text], { type: 'text/plain' }))
}
