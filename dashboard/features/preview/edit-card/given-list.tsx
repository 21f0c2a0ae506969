import type { WidgetMaker } from '@mosaygent/contract'
import { shortPath } from '../short-path.ts'
import { OpenInEditor } from '../errors/open-in-editor.tsx'
import type { CardEdits } from './card-edits.ts'
import type { OpenCard } from './card-state.ts'
import styles from './edit-card.module.css'
import { fieldEdits } from './field-edits.ts'
import { LiteralField } from './literal-field.tsx'
import { texts } from './texts.ts'

interface GivenListProps {
  open: OpenCard
  makers: readonly WidgetMaker[]
  edits: CardEdits
}

/** A field for each literal that stands elsewhere: at the call that made the widget around, or as a constant. */
export function GivenList({ open, makers, edits }: GivenListProps) {
  const { origins } = open
  if (origins.every(({ given }) => given === undefined)) return null
  return (
    <ul className="grid grid-cols-1 gap-2.5" aria-label={texts.given}>
      {origins.map(({ path, given }, index) => {
        if (given === undefined) return null
        const {
          place: { file },
          line,
        } = given
        return (
          <li key={path.join(' ')} className="grid gap-1">
            <LiteralField
              literal={{ ...given.literal, path }}
              edits={fieldEdits(edits, { kind: 'given', index }, open)}
            />
            <p className={styles.origin}>
              <Where file={file} line={line} text={(at) => whereText(at, line, given, makers)} />
              <OpenInEditor file={file} line={line} column={null} label={texts.openPlace(file, line)} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

interface WhereProps {
  file: string
  line: number
  text: (file: string) => string
}

function Where({ file, line, text }: WhereProps) {
  return (
    <span className="type-small text-ink-2" title={texts.place(file, line)}>
      <span aria-hidden="true">{text(shortPath(file))}</span>
      <span className="sr-only">{text(file)}</span>
    </span>
  )
}

type Given = NonNullable<OpenCard['origins'][number]['given']>

/** What else an edit of it changes is said with its place. */
function whereText(
  file: string,
  line: number,
  { how, place, call }: Given,
  makers: readonly WidgetMaker[],
): string {
  switch (how) {
    case 'call':
      return texts.givenAt(file, line, timesOf(makers, place))
    case 'default':
      return texts.defaultAt(file, line)
    case 'constant':
      return texts.constantAt(file, line, call)
  }
}

function timesOf(makers: readonly WidgetMaker[], { file, line, column }: Omit<WidgetMaker, 'times'>): number {
  const maker = makers.find((each) => each.file === file && each.line === line && each.column === column)
  return maker?.times ?? 1
}
