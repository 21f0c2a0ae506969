import { Sample } from './sample.tsx'

const SURFACES = ['canvas', 'surface', 'inset', 'raised', 'line', 'edge', 'dot'] as const
const INKS = ['ink', 'ink-2', 'ink-3', 'accent-ink', 'good-ink', 'warn-ink', 'bad-ink'] as const
const SIGNALS = [
  'accent',
  'accent-hover',
  'accent-soft',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
] as const
const TYPES = ['type-page', 'type-card', 'type-strong', 'type-ui', 'type-small', 'type-code'] as const

/** The tokens as large plain areas, so that a picture of them shows every change of one. */
export function Colours() {
  return (
    <Sample title="Colours and type">
      {[SURFACES, SIGNALS, INKS].map((row) => (
        <ul key={row[0]} className="flex flex-wrap gap-3">
          {row.map((name) => (
            <li key={name} className="grid w-28 gap-1">
              <span
                className="h-14 rounded-control border border-line"
                style={{ background: `var(--${name})` }}
              />
              <span className="type-small text-ink-2">{name}</span>
            </li>
          ))}
        </ul>
      ))}
      <div className="grid gap-1">
        {TYPES.map((name) => (
          <p key={name} className={name}>
            {name}: Zoé’s app, 1,024 lines, 00:01
          </p>
        ))}
      </div>
    </Sample>
  )
}
