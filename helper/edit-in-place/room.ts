import { messageOf } from '../errors/index.ts'
import type { SwapFolder } from '../file-transaction/index.ts'
import type { EditHistory } from './history.ts'

/** What the room is given. */
export interface EditInPlaceDeps {
  /** The helper's own folder. */
  readonly home: string
  readonly notice: (text: string) => void
  readonly onDamaged: (setAside: string) => void
  /** The folder of the Flutter codebase; null: there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** A source of the app has other bytes: the picture is to follow. */
  readonly wrote: () => void
}

/** What every edit in place shares. */
export interface Room extends EditInPlaceDeps {
  readonly storage: SwapFolder
  readonly history: EditHistory
}

/** The file is written by then: what fails is that its step can be taken back. */
export async function keep(kept: Promise<void>, notice: (text: string) => void): Promise<void> {
  await kept.catch((error: unknown) =>
    notice(`The file was changed, but Undo will not know of it: ${messageOf(error)}`),
  )
}

/** What Undo and Redo would do in an app, in words. */
export const stepsOf = (history: EditHistory, app: string) => ({
  undo: history.undo(app)?.label ?? null,
  redo: history.redo(app)?.label ?? null,
})
