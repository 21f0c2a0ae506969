import { messageOf, type Outcome, succeed } from '../errors/index.ts'
import type { SwapFolder } from '../file-transaction/index.ts'
import { labelOf } from './answers.ts'
import type { EditHistory, Step } from './history.ts'
import type { OpenFile } from './open-file.ts'
import { replacePiece } from './replace-piece.ts'
import type { SeenCalls } from './seen-calls.ts'

/** What the room is given. */
export interface EditInPlaceDeps {
  /** The helper's own folder. */
  readonly home: string
  readonly notice: (text: string) => void
  readonly onDamaged: (setAside: string) => void
  /** The folder of the Flutter codebase; null: there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** A source of the app has other bytes: the picture is to follow. `file`: relative to the app. */
  readonly wrote: (file: string) => void
  /** Whether a file of a package, as code imports it, can be opened in the editor. */
  readonly opensInEditor: (file: string) => Promise<boolean>
  /** The packages that are edited beside the app. `root`: absolute. */
  readonly localPackages: () => Promise<readonly { readonly name: string; readonly root: string }[]>
  /** In ms, instead of a limit that keeps a card waiting briefly: how long it is looked for where values come from. */
  readonly mostMs?: number
}

/** What every edit in place shares. */
export interface Room extends EditInPlaceDeps {
  readonly storage: SwapFolder
  readonly history: EditHistory
  readonly seen: SeenCalls
}

/** One edit: what stands at a place of a file, and what is to stand there. `path`: what it is called on the card. */
interface Edit extends Pick<Step, 'file' | 'from' | 'was' | 'written' | 'run'> {
  readonly path: readonly string[]
}

/**
 * Makes one edit in the file as it was opened, has the picture follow, and keeps it as a step.
 * @returns the bytes of the file then and their hash: the same where nothing is another.
 */
export async function makeEdit(
  { history, storage, wrote, notice }: Room,
  opened: OpenFile,
  { path, ...edit }: Edit,
): Promise<Outcome<{ readonly hash: string; readonly bytes: Buffer }>> {
  const { app, hash: before } = opened
  const { was, written } = edit
  if (was === written) return succeed({ hash: before, bytes: opened.located.bytes })
  const now = await followed(wrote, edit.file, (inPlace) => replacePiece(storage, opened, edit, inPlace))
  if (!now.ok) return now
  const { hash: after, bytes } = now.value
  const step = { ...edit, app, before, after, label: labelOf(path, was, written) }
  await keep(history.made(step, bytes), notice)
  return now
}

/** Has the picture follow as soon as new bytes are in place, and once more where they were taken back. */
export async function followed<T>(
  wrote: Room['wrote'],
  file: string,
  write: (inPlace: () => void) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let follows = false
  let stays = false
  try {
    const outcome = await write(() => {
      follows = true
      wrote(file)
    })
    stays = outcome.ok
    return outcome
  } finally {
    if (follows && !stays) wrote(file)
  }
}

/** The file is written by then: what fails is that its step can be taken back. */
export async function keep(kept: Promise<void>, notice: (text: string) => void): Promise<void> {
  await kept.catch((error: unknown) =>
    notice(`The file was changed, but Undo will not know of it: ${messageOf(error)}`),
  )
}

/** A step that cannot be taken any more goes; where that is not kept, it is in the way once more in the next run. */
export async function forget(
  history: EditHistory,
  step: Step,
  notice: (text: string) => void,
): Promise<void> {
  await history
    .forget(step)
    .catch((error: unknown) => notice(`A step of Undo that is none any more stays: ${messageOf(error)}`))
}

/** What Undo and Redo would do in an app, in words. */
export const stepsOf = (history: EditHistory, app: string) => ({
  undo: history.undo(app)?.label ?? null,
  redo: history.redo(app)?.label ?? null,
})
