import { realpath } from 'node:fs/promises'
import type { editInPlaceEndpoints, Reply, RequestBody, SourcePlace } from '@mosaygent/contract'
import { createMutex } from '../async/index.ts'
import { messageOf, type Outcome, refuse, succeed } from '../errors/index.ts'
import { changedMeanwhile, recoverSwap, type SwapFolder, swapFolder } from '../file-transaction/index.ts'
import { readForeignText } from '../foreign-files/index.ts'
import type { HandlersOf } from '../handlers/index.ts'
import { asRead, labelOf, noApp, noCall } from './answers.ts'
import { type EditHistory, openHistory } from './history.ts'
import { openFile } from './open-file.ts'
import type { FoundCall } from './literals/found.ts'
import { withOrigins } from './origins/find-origins.ts'
import { replacePiece } from './replace-piece.ts'

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

export interface EditInPlace {
  readonly handlers: HandlersOf<typeof editInPlaceEndpoints>
  /** Resolves when nothing is being written any more. */
  close(): Promise<void>
}

interface Room extends EditInPlaceDeps {
  readonly storage: SwapFolder
  readonly history: EditHistory
}

/** Reads the literals of a call, and replaces one of them: in the file as it was read, or not at all. */
export async function createEditInPlace(deps: EditInPlaceDeps): Promise<EditInPlace> {
  const storage = swapFolder(deps.home, 'edits')
  await settleOld(storage, deps.notice)
  const room: Room = { ...deps, storage, history: await openHistory(deps) }
  const alone = createMutex()
  return {
    handlers: {
      literalsAt: (body) => read(room, body),
      editLiteral: (body) => alone(() => edit(room, body)),
      undoLiteral: () => alone(() => take(room, 'undo')),
      redoLiteral: () => alone(() => take(room, 'redo')),
    },
    close: () => alone(() => Promise.resolve()),
  }
}

async function read(
  { flutterPath, history }: Room,
  { place, call }: RequestBody<'literalsAt'>,
): Promise<Outcome<Reply<'literalsAt'>>> {
  const folder = await flutterPath()
  if (folder === null) return noApp()
  const opened = await openFile(folder, place.file)
  if (!opened.ok) return opened
  const { app, text, hash } = opened.value
  const { line, column } = place
  const found = asRead(await readForeignText('dart-literals', text, { line, column, call }), place.file)
  if (!found.ok) return found
  if (found.value.kind !== 'found') return noCall(found.value.kind, place.file)
  const { kind: _, ...told } = found.value
  return callAt(place, { app, text, hash }, told, history)
}

async function edit(
  { flutterPath, history, storage, wrote, notice }: Room,
  { place, hash, from, to, value, run }: RequestBody<'editLiteral'>,
): Promise<Outcome<Reply<'editLiteral'>>> {
  const folder = await flutterPath()
  if (folder === null) return noApp()
  const opened = await openFile(folder, place.file)
  if (!opened.ok) return opened
  const { app, text } = opened.value
  if (opened.value.hash !== hash) return changedMeanwhile(place.file)
  const { file, line, column } = place
  const asked = { line, column, call: null, from, to, value }
  const edited = asRead(await readForeignText('dart-literal-edit', text, asked), file)
  if (!edited.ok) return edited
  switch (edited.value.kind) {
    case 'elsewhere':
    case 'not-dart':
      return noCall(edited.value.kind, file)
    case 'no-literal':
      return refuse('dart-not-editable', 'No literal stands there. Nothing was changed.')
    case 'unfit':
      return refuse('dart-not-editable', 'That value cannot stand there. Nothing was changed.')
    case 'edited':
      break
  }
  const { was, written, path, after } = edited.value
  if (was === written) return callAt(place, { app, text, hash }, after, history)
  const now = await replacePiece(storage, opened.value, { from, was, written })
  if (!now.ok) return now
  wrote()
  const label = labelOf(path, was, written)
  const step = { app, file, from, was, written, before: hash, after: now.value.hash, run, label }
  await keep(history.made(step), notice)
  return callAt(place, { app, ...now.value }, after, history)
}

/** The call as the card shows it, of the file as it is by now. */
async function callAt(
  place: SourcePlace,
  { app, text, hash }: { readonly app: string; readonly text: string; readonly hash: string },
  call: FoundCall,
  history: EditHistory,
): Promise<Outcome<Reply<'literalsAt'>>> {
  const computed = await withOrigins({ app, place }, text, call.computed)
  return succeed({ place, hash, ...call, computed, ...stepsOf(history, app) })
}

/** The step back, or forth again; nothing where the file is not as that step left it. */
async function take(
  { flutterPath, history, storage, wrote, notice }: Room,
  way: 'undo' | 'redo',
): Promise<Outcome<Reply<'undoLiteral'>>> {
  const folder = await flutterPath()
  if (folder === null) return noApp()
  const app = await realpath(folder)
  const step = history[way](app)
  if (step === null)
    return refuse('nothing-to-undo', way === 'undo' ? 'No edit is left to undo.' : 'No edit is left to redo.')
  const opened = await openFile(app, step.file)
  if (!opened.ok) return opened
  const back = way === 'undo'
  if (opened.value.hash !== (back ? step.after : step.before)) {
    // else this step would stand before all older ones for ever
    await keep(history.forget(step), notice)
    return refuse(
      'file-changed',
      `${step.file} was changed since, so its edits cannot be taken back here. Nothing was touched.`,
    )
  }
  const [was, written] = back ? [step.written, step.was] : [step.was, step.written]
  const replaced = await replacePiece(storage, opened.value, { from: step.from, was, written })
  if (!replaced.ok) return replaced
  wrote()
  await keep(back ? history.undone(step) : history.redone(step), notice)
  const message = `${back ? 'Undone' : 'Done again'}: ${step.label}.`
  return succeed({ message, file: step.file, ...stepsOf(history, app) })
}

/** The file is written by then: what fails is that its step can be taken back. */
async function keep(kept: Promise<void>, notice: (text: string) => void): Promise<void> {
  await kept.catch((error: unknown) =>
    notice(`The file was changed, but Undo will not know of it: ${messageOf(error)}`),
  )
}

const stepsOf = (history: EditHistory, app: string) => ({
  undo: history.undo(app)?.label ?? null,
  redo: history.redo(app)?.label ?? null,
})

/** What a helper that was killed while it wrote left behind is settled before anything else is written. */
async function settleOld(storage: SwapFolder, notice: (text: string) => void): Promise<void> {
  const recovered = await recoverSwap(storage)
  if (recovered.kind === 'nothing') return
  const files = recovered.record.entries.map(({ path }) => path).join(', ')
  const what = recovered.kind === 'finished' ? 'was finished' : 'was taken back'
  notice(`The edit of ${files} that was interrupted ${what}.`)
}
