import type { Computed, Origin } from '@mosaygent/contract'
import { OpenInEditor } from '../errors/open-in-editor.tsx'
import styles from './edit-card.module.css'
import { type OriginRow, originRows } from './origin-rows.ts'
import { PlaceWords } from './place-words.tsx'
import { texts } from './texts.ts'

interface ComputedListProps {
  computed: readonly Computed[]
  origins: readonly Origin[]
}

/** Values that are no literals: what they are, as they are written, and where what they name is declared. */
export function ComputedList({ computed, origins }: ComputedListProps) {
  if (computed.length === 0) return null
  return (
    <dl className="grid grid-cols-1 gap-3" aria-label={texts.computed}>
      {computed.map(({ path, what, written }) => {
        const { rows, more } = originRows(path, origins)
        // the one that is all of the value is written above
        const isAll = rows.length === 1 && rows[0]?.isWhole === true && (what === 'name' || what === 'call')
        return (
          <div key={path.join(' ')}>
            <dt className="type-small text-ink-2">
              {texts.label(path)}
              <span className="text-ink-3">{`, ${texts.what[what]}`}</span>
            </dt>
            <dd className="type-code [overflow-wrap:anywhere]">{written}</dd>
            {rows.map((row) => (
              <dd key={row.names.join(' ')} className={styles.origin}>
                <Where row={row} isAll={isAll} />
              </dd>
            ))}
            {more === 0 ? null : <dd className="type-small text-ink-2">{texts.more(more)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

interface WhereProps {
  row: OriginRow
  /** Its name need not be told. */
  isAll: boolean
}

function Where({ row: { names, library, place }, isAll }: WhereProps) {
  const words = isAll ? texts.from : texts.file
  return (
    <>
      <span className={`type-small text-ink-2 ${isAll ? '' : styles.part}`}>
        {isAll ? null : <code className="type-code text-ink">{names.join(', ')}</code>}
        {place === null ? (
          <span>{words(library ?? '')}</span>
        ) : (
          <PlaceWords file={place.file} line={place.line} words={words} />
        )}
      </span>
      {place === null ? null : (
        <OpenInEditor
          file={place.file}
          line={place.line}
          column={null}
          label={texts.openPlace(place.file, place.line)}
        />
      )}
    </>
  )
}
