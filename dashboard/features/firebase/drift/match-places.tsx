import type { FirebasePlace, FirebasePlaceChange } from '@mosaygent/contract'
import { FileChange } from '../switch/file-changes.tsx'
import { MATCH, PLACE_NAME } from './texts.ts'

interface MatchPlacesProps {
  places: readonly FirebasePlaceChange[]
  ticked: ReadonlySet<FirebasePlace>
  onTick: (place: FirebasePlace, on: boolean) => void
}

/** The files that a download leaves alone, each with what would change, what that means, and a tick. */
export function MatchPlaces({ places, ticked, onTick }: MatchPlacesProps) {
  const kinds = [...new Set(places.map(({ source }) => source))]
  if (kinds.length === 0) return null
  return (
    <section aria-label={MATCH.places} className="grid">
      <h3 className="type-small border-t border-line pt-3 pb-1 text-ink-3">{MATCH.places}</h3>
      {kinds.map((kind) => {
        const files = places.filter(({ source }) => source === kind)
        const changes = files.some(({ change }) => change === 'changed')
        return (
          <div
            key={kind}
            role="group"
            aria-label={PLACE_NAME[kind]}
            className="border-t border-line first-of-type:border-t-0"
          >
            {changes ? (
              <label className="type-strong flex w-fit cursor-pointer items-center gap-2 pt-2">
                <input
                  type="checkbox"
                  className="size-4 cursor-pointer accent-(--accent)"
                  checked={ticked.has(kind)}
                  onChange={(event) => {
                    onTick(kind, event.target.checked)
                  }}
                />
                {MATCH.include[kind]}
              </label>
            ) : null}
            {files.map((file) => (
              <FileChange key={file.path} file={file} />
            ))}
            {changes && MATCH.meaning[kind] !== null ? (
              <p className="type-small pb-2 text-warn-ink">{MATCH.meaning[kind]}</p>
            ) : null}
          </div>
        )
      })}
    </section>
  )
}

/** Those that are ticked until somebody says otherwise: all that change, but for what is not advised. */
export function advisedPlaces(places: readonly FirebasePlaceChange[]): ReadonlySet<FirebasePlace> {
  const advised = places.filter((place) => place.change === 'changed' && place.advised !== false)
  return new Set(advised.map(({ source }) => source))
}
