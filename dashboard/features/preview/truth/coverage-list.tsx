import { Switch } from '@base-ui/react/switch'
import type { PlaceInSource, SketchCoverage } from '@mosaygent/contract'
import { useId } from 'react'
import type { ReactNode } from 'react'
import paneStyles from '../preview-pane/preview-pane.module.css'
import { shortPath } from '../short-path.ts'
import { texts } from './texts.ts'
import styles from './truth.module.css'
import { useOpenPlace } from '../page/use-sketch-point.ts'

interface CoverageListProps {
  coverage: SketchCoverage
  outlined: boolean
  onOutline: (on: boolean) => void
}

/** What of a page is not drawn as it is, and where each is written. */
export function CoverageList({ coverage, outlined, onOutline }: CoverageListProps) {
  const { unknown, passed, assumed, nothing, cut } = coverage
  const id = useId()
  const isWhole =
    coverage.widgets > 0 && nothing === null && !cut && unknown.length + passed.length + assumed.length === 0
  return (
    <div className={styles.list}>
      {isWhole ? <p className={styles.fine}>{texts.all}</p> : null}
      {cut ? <p className={styles.fine}>{texts.rest}</p> : null}
      <Section title={texts.sections.nothing} empty={nothing === null}>
        {nothing === null ? null : <Row name={nothing.message} place={nothing.place} prose />}
      </Section>
      <Section title={texts.sections.unknown} empty={unknown.length === 0}>
        {unknown.map((each) => (
          <WidgetRow key={keyOf(each.name, each.place)} {...each} />
        ))}
      </Section>
      <Section title={texts.sections.assumed} empty={assumed.length === 0}>
        {assumed.map((each) => {
          const { name, detail } = texts.assumed(each)
          return (
            <Row
              key={keyOf(`${each.kind} ${name}`, each.place)}
              name={name}
              detail={detail}
              place={each.place}
            />
          )
        })}
      </Section>
      {assumed.length === 0 ? null : (
        <label className={styles.switch}>
          <Switch.Root
            aria-labelledby={id}
            checked={outlined}
            onCheckedChange={onOutline}
            className={paneStyles.switch}
          >
            <Switch.Thumb className={paneStyles.thumb} />
          </Switch.Root>
          <span id={id}>{texts.outline}</span>
        </label>
      )}
      <Section title={texts.sections.passed} empty={passed.length === 0}>
        {passed.map((each) => (
          <WidgetRow key={keyOf(each.name, each.place)} {...each} />
        ))}
      </Section>
      {coverage.more === 0 ? null : <p className={styles.fine}>{texts.more(coverage.more)}</p>}
    </div>
  )
}

const keyOf = (name: string, place: PlaceInSource | null) =>
  `${name} ${place?.file ?? ''}:${place?.line ?? 0}:${place?.column ?? 0}`

function Section({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  if (empty) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

function WidgetRow({ name, times, place }: SketchCoverage['unknown'][number]) {
  return <Row name={name} detail={times === 1 ? undefined : texts.times(times)} place={place} />
}

interface RowProps {
  name: string
  detail?: string | undefined
  place: PlaceInSource | null
  /** A sentence rather than a name of the source. */
  prose?: boolean
}

function Row({ name, detail, place, prose = false }: RowProps) {
  const open = useOpenPlace()
  const where = place === null ? null : `${place.file}:${place.line}`
  return (
    <li className={styles.place}>
      <span className={prose ? styles.prose : styles.name}>{name}</span>
      {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      {place === null || where === null ? null : (
        <button
          type="button"
          className={styles.where}
          aria-label={texts.open(where)}
          title={where}
          onClick={() => {
            open({ widget: name, ...place })
          }}
        >
          {`${shortPath(place.file)}:${place.line}`}
        </button>
      )}
    </li>
  )
}
