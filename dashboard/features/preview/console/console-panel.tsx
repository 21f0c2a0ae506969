import { ArrowDownToLine, ListFilter, Search } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Badge, Button, IconButton, Kbd, Menu, MenuChoice } from '#ui'
import { filterLines, matcherOf } from './console-filter.ts'
import type { ConsoleFilter } from './console-filter.ts'
import { ConsoleLog } from './console-log.tsx'
import styles from './console.module.css'
import { ErrorCard } from '../errors/error-card.tsx'
import type { Cleared } from './use-cleared.ts'

interface ConsolePanelProps {
  cleared: Cleared
  filterRef: RefObject<HTMLInputElement | null>
  /** The edge that changes its width. */
  children: ReactNode
}

const LEVELS = [
  { value: 'all', label: 'All lines' },
  { value: 'warning', label: 'Warnings and errors' },
  { value: 'error', label: 'Errors' },
] as const

/** The console: errors as cards, then the log. */
export function ConsolePanel({ cleared, filterRef, children }: ConsolePanelProps) {
  const [filter, setFilter] = useState<ConsoleFilter>({ term: '', level: 'all' })
  const [following, setFollowing] = useState(true)
  const { errors, lines, hidden } = cleared
  const shown = filterLines(lines, filter)
  const wrong = matcherOf(filter.term) === null
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
  return (
    <section className={styles.console} aria-label="Console">
      {children}
      <header className={styles.head}>
        <h2 className="type-card">Console</h2>
        <Badge tone={errors.length > 0 ? 'bad' : 'neutral'}>{count}</Badge>
        <label className={styles.filter} data-wrong={wrong ? '' : undefined}>
          <Search aria-hidden="true" />
          <input
            ref={filterRef}
            type="text"
            aria-label="Filter"
            aria-invalid={wrong ? true : undefined}
            placeholder="Filter, or /regex/"
            spellCheck={false}
            value={filter.term}
            onChange={(event) => {
              setFilter({ ...filter, term: event.target.value })
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setFilter({ ...filter, term: '' })
            }}
          />
          <Kbd className="text-ink-3">/</Kbd>
        </label>
        <Menu
          align="end"
          trigger={
            <IconButton size="small" label="Level" pressed={filter.level !== 'all'} icon={<ListFilter />} />
          }
        >
          <MenuChoice
            label="Show"
            value={filter.level}
            options={LEVELS}
            onChange={(level) => {
              setFilter({ ...filter, level })
            }}
          />
        </Menu>
        <Button variant="quiet" size="small" onClick={cleared.clear}>
          Clear
        </Button>
      </header>
      {errors.length === 0 ? null : (
        <div className={styles.cards} role="group" aria-label="Errors" tabIndex={0}>
          {errors.map((error) => (
            <ErrorCard key={error.text} error={error} />
          ))}
        </div>
      )}
      <ConsoleLog
        lines={shown}
        onFollow={setFollowing}
        empty={
          lines.length > 0 ? (
            <>
              Nothing matches the filter.{' '}
              <button
                type="button"
                className={styles.inline}
                onClick={() => {
                  setFilter({ term: '', level: 'all' })
                }}
              >
                Clear the filter
              </button>
            </>
          ) : (
            'What the preview prints appears here. Nothing has been printed yet.'
          )
        }
      />
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
          {shown.length === 1 ? '1 line' : `${shown.length} lines`}
        </span>
      </footer>
    </section>
  )
}
