import { useEffect, useId, useState } from 'react'
import { Button, Dialog } from '#ui'
import type { AppPicture } from '../picture/ask-for-picture.ts'
import type { Box, Change } from './changed-boxes.ts'
import { compareApps } from './compare-apps.ts'
import { EntrySelect, MOMENT_BEFORE } from './entry-select.tsx'
import { PictureCanvas } from './picture-canvas.tsx'
import { saveAnimation, saveEntry } from './save-entry.ts'
import { texts } from './texts.ts'
import type { TrailEntry } from './trail.ts'
import styles from './trail.module.css'

interface CompareDialogProps {
  /** The oldest first. */
  entries: readonly TrailEntry[]
  opened: TrailEntry
  onClose: () => void
}

/** Two pictures of the app, one over the other, with what changed outlined. */
export function CompareDialog({ entries, opened, onClose }: CompareDialogProps) {
  const [afterId, setAfterId] = useState(opened.id)
  const after = entries.find(({ id }) => id === afterId) ?? opened
  const previous = entries[entries.indexOf(after) - 1] ?? after
  // null: nobody has chosen, then it is what came before the other one, whichever that is
  const [chosenId, setChosenId] = useState<string | null>(null)
  const standard = after.before === null ? previous.id : MOMENT_BEFORE
  const beforeId = chosenId === null || chosenId === MOMENT_BEFORE ? standard : chosenId
  const before = entries.find(({ id }) => id === beforeId)?.picture ?? after.before ?? previous.picture
  const [share, setShare] = useState(50)
  const [outlined, setOutlined] = useState(true)
  const change = useChange(before, after.picture)
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      wide
      description={<span role="status">{changeText(change)}</span>}
      footer={
        <>
          <Button onClick={() => void saveEntry(after)}>{texts.save}</Button>
          <Button variant="primary" onClick={() => void saveAnimation(before, after)}>
            {texts.animate}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <EntrySelect
          label={texts.before}
          value={beforeId}
          entries={entries}
          moment={after.before !== null}
          onChange={setChosenId}
        />
        <EntrySelect
          label={texts.after}
          value={after.id}
          entries={entries}
          moment={false}
          onChange={setAfterId}
        />
      </div>
      <div
        className={styles.stage}
        style={{ aspectRatio: `${after.picture.width} / ${after.picture.height}` }}
      >
        <PictureCanvas picture={after.picture} className={styles.layer} />
        <PictureCanvas
          picture={before}
          className={styles.layer}
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <i className={styles.seam} style={{ left: `${share}%` }} />
        {outlined && change?.kind === 'changed' ? <Outlines boxes={change.boxes} /> : null}
      </div>
      <label htmlFor={id} className="sr-only">
        {texts.slider}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-valuetext={texts.share(share)}
        className={styles.slider}
        onChange={(event) => {
          setShare(event.target.valueAsNumber)
        }}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={outlined}
          onChange={(event) => {
            setOutlined(event.target.checked)
          }}
        />
        {texts.outlines}
      </label>
    </Dialog>
  )
}

/** Boxes over a picture, or over the app itself. */
export function Outlines({ boxes }: { boxes: readonly Box[] }) {
  return boxes.map(({ left, top, width, height }) => (
    <i
      key={`${left} ${top}`}
      className={styles.box}
      data-testid="changed"
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
    />
  ))
}

/** Null while they are compared. */
function useChange(before: AppPicture, after: AppPicture): Change | null {
  const [known, setKnown] = useState<{ before: AppPicture; after: AppPicture; change: Change } | null>(null)
  useEffect(() => {
    let gone = false
    compareApps(before, after).then((change) => {
      if (!gone) setKnown({ before, after, change })
    }, reportError)
    return () => {
      gone = true
    }
  }, [before, after])
  return known?.before === before && known.after === after ? known.change : null
}

function changeText(change: Change | null): string {
  switch (change?.kind) {
    case undefined:
      return texts.comparing
    case 'same':
      return texts.same
    case 'other-size':
      return texts.otherSize
    case 'changed':
      return texts.changed(change.boxes.length)
  }
}
