import type { Computed, Reply } from '@mosaygent/contract'
import { OpenInEditor } from '../errors/open-in-editor.tsx'
import styles from './edit-card.module.css'
import { PlaceWords } from './place-words.tsx'
import { texts } from './texts.ts'

interface ComputedListProps {
  computed: readonly Computed[]
  origins: Reply<'literalOrigins'>['origins']
}

/** Values that are no literals: what they are, as they are written, and where what they name is declared. */
export function ComputedList({ computed, origins }: ComputedListProps) {
  if (computed.length === 0) return null
  const where = new Map(origins.map((origin) => [origin.path.join(' '), origin]))
  return (
    <dl className="grid grid-cols-1 gap-1.5" aria-label={texts.computed}>
      {computed.map(({ path, what, written }) => {
        const origin = where.get(path.join(' '))
        return (
          <div key={path.join(' ')}>
            <dt className="type-small text-ink-2">
              {texts.label(path)}
              <span className="text-ink-3">{`, ${texts.what[what]}`}</span>
            </dt>
            <dd className="type-code [overflow-wrap:anywhere]">{written}</dd>
            {origin === undefined ? null : (
              <dd className={styles.origin}>
                <span className="type-small text-ink-2">
                  <PlaceWords file={origin.file} line={origin.line} words={texts.from} />
                </span>
                <OpenInEditor
                  file={origin.file}
                  line={origin.line}
                  column={null}
                  label={texts.openPlace(origin.file, origin.line)}
                />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
