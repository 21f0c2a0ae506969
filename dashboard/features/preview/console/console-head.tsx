import { Download, ListFilter, Search } from 'lucide-react'
import type { RefObject } from 'react'
import { Badge, Button, IconButton, Kbd, Menu, MenuChoice, Tooltip } from '#ui'
import type { ConsoleFilter } from './console-filter.ts'
import styles from './console.module.css'

interface ConsoleHeadProps {
  errors: number
  filter: ConsoleFilter
  onFilter: (filter: ConsoleFilter) => void
  /** The term is an expression that does not compile yet. */
  wrong: boolean
  filterRef: RefObject<HTMLInputElement | null>
  onClear: () => void
  onDownload: () => void
}

const LEVELS = [
  { value: 'all', label: 'All levels' },
  { value: 'warning', label: 'Warnings and errors' },
  { value: 'error', label: 'Errors' },
] as const
const SOURCES = [
  { value: 'all', label: 'All sources' },
  { value: 'app', label: 'app, what it prints' },
  { value: 'flutter', label: 'flutter, the tool' },
  { value: 'sketch', label: 'sketch, in its place' },
  { value: 'helper', label: 'helper' },
  { value: 'api', label: 'api' },
  { value: 'git', label: 'git' },
  { value: 'page', label: 'page, this dashboard' },
] as const

/** What the console is about: how many errors, what is looked for, what is left out. */
export function ConsoleHead(props: ConsoleHeadProps) {
  const { errors, filter, onFilter, wrong, filterRef, onClear, onDownload } = props
  const narrowed = filter.level !== 'all' || filter.source !== 'all'
  return (
    <header className={styles.head}>
      <h2 className="type-card">Console</h2>
      <Tooltip text="Current errors of the code and of the running app, each a card below. Lines about earlier errors do not count.">
        <span className="inline-flex">
          <Badge tone={errors > 0 ? 'bad' : 'neutral'}>
            {errors === 1 ? '1 error' : `${errors} errors`}
            {/* the red lines of earlier errors stay in the log and are not counted */}
            <span className="sr-only">, only those of the code and the app as they are now</span>
          </Badge>
        </span>
      </Tooltip>
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
            onFilter({ ...filter, term: event.target.value })
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onFilter({ ...filter, term: '' })
          }}
        />
        <Kbd className="text-ink-3">/</Kbd>
      </label>
      <Menu
        align="end"
        trigger={
          <IconButton size="small" label="Level and source" pressed={narrowed} icon={<ListFilter />} />
        }
      >
        <MenuChoice
          label="Level"
          value={filter.level}
          options={LEVELS}
          onChange={(level) => {
            onFilter({ ...filter, level })
          }}
        />
        <MenuChoice
          label="Source"
          value={filter.source}
          options={SOURCES}
          onChange={(source) => {
            onFilter({ ...filter, source })
          }}
        />
      </Menu>
      <IconButton size="small" label="Download as text" icon={<Download />} onClick={onDownload} />
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </header>
  )
}
