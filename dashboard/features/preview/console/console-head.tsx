import { Download, ListFilter, Search } from '#icons'
import type { RefObject } from 'react'
import { Badge, Button, IconButton, Kbd, Menu, MenuChoice, Tooltip } from '#ui'
import type { ConsoleFilter } from './console-filter.ts'
import styles from './console.module.css'
import { texts } from './texts.ts'

interface ConsoleHeadProps {
  errors: number
  /** Red lines are of something else than the app. */
  otherErrors: boolean
  filter: ConsoleFilter
  onFilter: (filter: ConsoleFilter) => void
  /** The term is an expression that does not compile yet. */
  wrong: boolean
  filterRef: RefObject<HTMLInputElement | null>
  onClear: () => void
  onDownload: () => void
}

const LEVELS = [
  { value: 'all', label: texts.levels.all },
  { value: 'warning', label: texts.levels.warning },
  { value: 'error', label: texts.levels.error },
] as const
const SOURCES = [
  { value: 'all', label: texts.sources.all },
  { value: 'app', label: texts.sources.app },
  { value: 'flutter', label: texts.sources.flutter },
  { value: 'sketch', label: texts.sources.sketch },
  { value: 'helper', label: texts.sources.helper },
  { value: 'api', label: texts.sources.api },
  { value: 'git', label: texts.sources.git },
  { value: 'page', label: texts.sources.page },
] as const

/** What the console is about: how many errors, what is looked for, what is left out. */
export function ConsoleHead(props: ConsoleHeadProps) {
  const { errors, otherErrors, filter, onFilter, wrong, filterRef, onClear, onDownload } = props
  const narrowed = filter.level !== 'all' || filter.source !== 'all'
  return (
    <div className={styles.head}>
      <h2 className="type-card">{texts.name}</h2>
      <Tooltip text={texts.errorsWhich}>
        <span className="inline-flex">
          <Badge tone={errors > 0 ? 'bad' : 'neutral'}>
            {errors === 0 && otherErrors ? texts.noAppErrors : texts.errors(errors)}
            {/* the red lines of earlier errors stay in the log and are not counted */}
            <span className="sr-only">{texts.errorsNow}</span>
          </Badge>
        </span>
      </Tooltip>
      <label className={styles.filter} data-wrong={wrong ? '' : undefined}>
        <Search aria-hidden="true" />
        <input
          ref={filterRef}
          type="text"
          aria-label={texts.filter}
          aria-invalid={wrong ? true : undefined}
          placeholder={texts.filterHint}
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
          <IconButton
            size="small"
            // a menu is opened or closed: that something is left out is said in words
            label={narrowed ? texts.narrowed : texts.narrow}
            icon={<ListFilter />}
            className={narrowed ? 'bg-ink/7 text-ink' : undefined}
          />
        }
      >
        <MenuChoice
          label={texts.level}
          value={filter.level}
          options={LEVELS}
          onChange={(level) => {
            onFilter({ ...filter, level })
          }}
        />
        <MenuChoice
          label={texts.source}
          value={filter.source}
          options={SOURCES}
          onChange={(source) => {
            onFilter({ ...filter, source })
          }}
        />
      </Menu>
      <IconButton size="small" label={texts.download} icon={<Download />} onClick={onDownload} />
      <Button variant="quiet" size="small" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  )
}
