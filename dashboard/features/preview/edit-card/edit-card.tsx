import type { Computed } from '@mosaygent/contract'
import { Redo2, RotateCcw, Undo2, X } from '#icons'
import { useEffect, useId, useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Button, IconButton, Skeleton } from '#ui'
import { OpenInEditor } from '../errors/open-in-editor.tsx'
import { ComputedList } from './computed-list.tsx'
import type { OpenCard } from './card-state.ts'
import styles from './edit-card.module.css'
import { GivenList } from './given-list.tsx'
import { TranslationList } from './translation-list.tsx'
import { LiteralList } from './literal-list.tsx'
import { texts } from './texts.ts'
import { PlaceWords } from './place-words.tsx'
import type { EditPlace } from './place.ts'
import { useCardEdits } from './use-card-edits.ts'

interface EditCardProps {
  place: EditPlace
  onClose: () => void
  /** How an edit comes to the screen, where it does not at once. */
  note?: string | null
  /** Another one where sources of the app may be others: the card looks whether its own are. */
  news: string
  /** What was told when its place was pointed at, which another click tells anew. */
  click: object
}

/** What has a field is not told once more as a value that is no literal. */
function withoutFields({ call, translations, origins }: OpenCard) {
  const given = origins.filter((origin) => origin.given !== undefined)
  const told = [...translations.map(({ of }) => of), ...given].map(({ path }) => path)
  // a style that is a constant has a field for each of its literals
  const isTold = ({ path, what }: Computed) =>
    told.some(
      (one) => (what === 'name' || one.length === path.length) && path.every((part, at) => part === one[at]),
    )
  return call.computed.filter((computed) => !isTold(computed))
}

const sourceOf = ({ file, line, column }: EditPlace) => ({ file, line, column })

/** The literals at the widget that was pointed at, to be changed where they stand; another place has another card. */
export function EditCard({ place, onClose, note = null, news, click }: EditCardProps) {
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  const { file, widget, side, edge, over, half, translated, makers } = place
  const reach: CSSProperties & Record<`--${string}`, string> = { '--over': `${over}px` }
  const [state, edits] = useCardEdits(sourceOf(place), translated, makers, news, click)
  const open = state.kind === 'open' ? state : null
  // it goes with its widget where lines come or go before that
  const { line, column } = open?.call.place ?? place
  const trouble = state.kind === 'reading' ? null : state.trouble
  useEffect(() => {
    const before = document.activeElement
    card.current?.focus()
    // to where the click was made, unless the focus went elsewhere meanwhile
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      onClose()
    }
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    void edits.take(event.shiftKey ? 'redo' : 'undo')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields come up to it
    <div
      ref={card}
      className={styles.card}
      data-side={side}
      data-edge={edge}
      data-half={half ? '' : undefined}
      style={reach}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={press}
    >
      <header className="flex flex-wrap items-center gap-x-1 py-2 pr-2 pl-3">
        <h2 id={titleId} className="type-card min-w-0 flex-1 truncate">
          {texts.title(open?.call.call ?? widget)}
        </h2>
        <IconButton
          size="small"
          icon={<Undo2 />}
          label={open?.call.undo ? texts.undoWhat(open.call.undo) : texts.undo}
          disabledReason={open?.call.undo ? null : texts.nothingToUndo}
          onClick={() => void edits.take('undo')}
        />
        <IconButton
          size="small"
          icon={<Redo2 />}
          label={open?.call.redo ? texts.redoWhat(open.call.redo) : texts.redo}
          disabledReason={open?.call.redo ? null : texts.nothingToRedo}
          onClick={() => void edits.take('redo')}
        />
        <IconButton size="small" icon={<X />} label={texts.close} onClick={onClose} />
        <p className="type-small w-full pr-1 font-mono text-ink-3">
          <PlaceWords file={file} line={line} words={texts.file} />
        </p>
      </header>
      <div className={styles.fields}>
        {trouble === null ? null : (
          <div role="alert" className="grid gap-2 rounded-control bg-warn-soft p-2.5 text-warn-ink">
            <p className="type-small [overflow-wrap:anywhere]">{trouble.text}</p>
            {trouble.changed ? (
              <Button
                size="small"
                className="justify-self-start"
                icon={<RotateCcw aria-hidden="true" />}
                onClick={() => {
                  // the button goes with the trouble
                  card.current?.focus()
                  void edits.read()
                }}
              >
                {texts.readAgain}
              </Button>
            ) : null}
          </div>
        )}
        {state.kind === 'reading' ? <Skeleton className="h-8" /> : null}
        {open === null ? null : <TranslationList open={open} edits={edits} />}
        {open === null ? null : <GivenList open={open} makers={makers} edits={edits} />}
        {open === null ? null : (
          <LiteralList
            call={open.call}
            revision={open.revision}
            refusals={open.refusals}
            elsewhere={withoutFields(open).length < open.call.computed.length}
            edits={edits}
          />
        )}
        {open === null ? null : <ComputedList computed={withoutFields(open)} origins={open.origins} />}
      </div>
      {note === null ? null : (
        <p role="status" className="type-small border-t border-line px-3 py-2 text-ink-2">
          {note}
        </p>
      )}
      <footer className="flex items-center gap-2 border-t border-line px-2 py-1.5">
        <OpenInEditor file={file} line={line} column={column} />
      </footer>
    </div>
  )
}
