import { texts } from './texts.ts'
import type { TrailEntry } from './trail.ts'
import { entryName } from './entry-name.ts'
import styles from './trail.module.css'

/** In place of an entry's id: the picture that was taken as the reload began. */
export const MOMENT_BEFORE = 'moment-before'

interface EntrySelectProps {
  label: string
  value: string
  entries: readonly TrailEntry[]
  /** Whether there is one of the moment before. */
  moment: boolean
  onChange: (id: string) => void
}

/** One of the pictures, the newest first. */
export function EntrySelect({ label, value, entries, moment, onChange }: EntrySelectProps) {
  return (
    <label className={styles.choice}>
      <span className="type-small text-ink-2">{label}</span>
      <select
        value={value}
        className={styles.select}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      >
        {moment ? <option value={MOMENT_BEFORE}>{texts.momentBefore}</option> : null}
        {entries.toReversed().map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entryName(entry)}
          </option>
        ))}
      </select>
    </label>
  )
}
