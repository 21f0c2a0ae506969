import type { WidgetMaker } from '@mosaygent/contract'
import { shortPath } from '../short-path.ts'
import { OpenInEditor } from '../errors/open-in-editor.tsx'
import type { CardEdits, OpenCard } from './card-edits.ts'
import styles from './edit-card.module.css'
import { fieldEdits } from './field-edits.ts'
import { LiteralField } from './literal-field.tsx'
import { texts } from './texts.ts'

interface GivenListProps {
  open: OpenCard
  makers: readonly WidgetMaker[]
  edits: CardEdits
}

/** A field for each literal that the widget around was given: it changes at the call that gives it. */
export function GivenList({ open, makers, edits }: GivenListProps) {
  const { origins } = open
  if (origins.every(({ given }) => given === undefined)) return null
  return (
    <ul className="grid gap-2.5" aria-label={texts.given}>
      {origins.map(({ path, file, line, given }, index) =>
        given === undefined ? null : (
          <li key={path.join(' ')} className="grid gap-1">
            <LiteralField
              literal={{ ...given.literal, path }}
              edits={fieldEdits(edits, { kind: 'given', index }, open)}
            />
            <p className={styles.origin}>
              <Where file={file} line={line} times={timesOf(makers, given.place)} />
              <OpenInEditor file={file} line={line} column={null} label={texts.openPlace(file, line)} />
            </p>
          </li>
        ),
      )}
    </ul>
  )
}

function Where({ file, line, times }: { file: string; line: number; times: number }) {
  return (
    <span className="type-small text-ink-2" title={texts.place(file, line)}>
      <span aria-hidden="true">{texts.givenAt(shortPath(file), line, times)}</span>
      <span className="sr-only">{texts.givenAt(file, line, times)}</span>
    </span>
  )
}

function timesOf(makers: readonly WidgetMaker[], { file, line, column }: Omit<WidgetMaker, 'times'>): number {
  const maker = makers.find((each) => each.file === file && each.line === line && each.column === column)
  return maker?.times ?? 1
}
