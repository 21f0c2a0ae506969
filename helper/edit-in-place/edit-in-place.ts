import { realpath } from 'node:fs/promises'
import type { editInPlaceEndpoints, Reply, RequestBody, SourcePlace } from '@mosaygent/contract'
import { createMutex } from '../async/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { changedMeanwhile, recoverSwap, type SwapFolder, swapFolder } from '../file-transaction/index.ts'
import { readForeignText } from '../foreign-files/index.ts'
import type { HandlersOf } from '../handlers/index.ts'
import { asRead, noApp, noCall, takenLabel } from './answers.ts'
import { type EditHistory, openHistory } from './history.ts'
import { kindOfFile, openFile } from './open-file.ts'
import { type EditInPlaceDeps, followed, forget, keep, makeEdit, type Room, stepsOf } from './room.ts'
import { editTranslation, readTranslation } from './translations/edit-translation.ts'
import type { FoundCall } from './literals/found.ts'
import { findOrigins } from './origins/find-origins.ts'
import { replacePiece } from './replace-piece.ts'
import { SeenCalls } from './seen-calls.ts'

export interface EditInPlace {
  readonly handlers: HandlersOf<typeof editInPlaceEndpoints>
  /** Resolves when nothing is being written any more. */
  close(): Promise<void>
}

/** Reads the literals of a call, and replaces one of them: in the file as it was read, or not at all. */
export async function createEditInPlace(deps: EditInPlaceDeps): Promise<EditInPlace> {
  const storage = swapFolder(deps.home, 'edits')
  await settleOld(storage, deps.notice)
  const room: Room = { ...deps, storage, history: await openHistory(deps), seen: new SeenCalls() }
  const alone = createMutex()
  return {
    handlers: {
      literalsAt: (body) => read(room, body),
      literalOrigins: (body) => origins(room, body),
      editLiteral: (body) => alone(() => edit(room, body)),
      translationAt: (body) => readTranslation(room, body),
      editTranslation: (body) => alone(() => editTranslation(room, body)),
      undoLiteral: () => alone(() => take(room, 'undo')),
      redoLiteral: () => alone(() => take(room, 'redo')),
    },
    close: () => alone(() => Promise.resolve()),
  }
}

/** A call as it stands in the file now, which was opened for it. */
async function callIn(room: Room, { place: told, call, hash }: RequestBody<'literalsAt'>) {
  const folder = await room.flutterPath()
  if (folder === null) return noApp()
  const opened = await openFile(folder, told.file, 'dart')
  if (!opened.ok) return opened
  const { text, hash: now } = opened.value
  const place = hash === undefined || hash === now ? told : room.seen.placeNow(hash, text, told)
  if (place === null) return noCall('elsewhere', told.file)
  const { line, column } = place
  const read = await readForeignText('dart-literals', text, { line, column, call })
  const found = asRead(read, place.file)
  if (!found.ok) return found
  if (found.value.kind !== 'found') return noCall(found.value.kind, place.file)
  const { kind: _, ...there } = found.value
  room.seen.remember(now, text, place, there.end)
  return succeed({ ...opened.value, place, call: there })
}

async function read(room: Room, body: RequestBody<'literalsAt'>): Promise<Outcome<Reply<'literalsAt'>>> {
  const found = await callIn(room, body)
  if (!found.ok) return found
  return succeed(callAt(found.value.place, found.value, found.value.call, room.history))
}

async function origins(
  room: Room,
  body: RequestBody<'literalOrigins'>,
): Promise<Outcome<Reply<'literalOrigins'>>> {
  const found = await callIn(room, body)
  if (!found.ok) return found
  const { app, text, call, place } = found.value
  const search = {
    app,
    place,
    makers: body.makers ?? [],
    opens: room.opensInEditor,
    packages: room.localPackages,
  }
  return succeed({ origins: await findOrigins(search, text, call.computed, room.mostMs) })
}

async function edit(
  room: Room,
  { place, hash, from, to, value, run }: RequestBody<'editLiteral'>,
): Promise<Outcome<Reply<'editLiteral'>>> {
  const folder = await room.flutterPath()
  if (folder === null) return noApp()
  const opened = await openFile(folder, place.file, 'dart')
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
  const now = await makeEdit(room, opened.value, { file, path, from, was, written, run })
  if (!now.ok) return now
  const { hash: wrote, bytes } = now.value
  room.seen.remember(wrote, bytes.toString(), place, after.end)
  return succeed(callAt(place, { app, hash: wrote }, after, room.history))
}

/** The call as the card shows it, of the file with that content. */
function callAt(
  place: SourcePlace,
  { app, hash }: { readonly app: string; readonly hash: string },
  { call, literals, computed }: FoundCall,
  history: EditHistory,
): Reply<'literalsAt'> {
  const told = computed.map(({ path, what, written }) => ({ path, what, written }))
  return { place, hash, call, literals, computed: told, ...stepsOf(history, app) }
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
  const opened = await openFile(app, step.file, kindOfFile(step.file))
  if (!opened.ok) {
    // one that may never be edited; where it is not known for now, the step stays
    if (opened.problem.code === 'path-not-allowed') await forget(history, step, notice)
    return opened
  }
  const back = way === 'undo'
  if (opened.value.hash !== (back ? step.after : step.before)) {
    // else this step would stand before all older ones for ever
    await forget(history, step, notice)
    return refuse(
      'file-changed',
      `${step.file} was changed since, so its edits cannot be taken back here. Nothing was touched.`,
    )
  }
  const [was, written] = back ? [step.written, step.was] : [step.was, step.written]
  const piece = { from: step.from, was, written }
  const replaced = await followed(wrote, step.file, (inPlace) =>
    replacePiece(storage, opened.value, piece, inPlace),
  )
  if (!replaced.ok) {
    // what it says does not stand there, so it was not written here
    if (replaced.problem.code === 'file-changed') await forget(history, step, notice)
    return replaced
  }
  await keep(back ? history.undone(step) : history.redone(step), notice)
  const message = takenLabel(step.label, written, way)
  return succeed({ message, file: step.file, ...stepsOf(history, app) })
}

/** What a helper that was killed while it wrote left behind is settled before anything else is written. */
async function settleOld(storage: SwapFolder, notice: (text: string) => void): Promise<void> {
  const recovered = await recoverSwap(storage)
  if (recovered.kind === 'nothing') return
  const files = recovered.record.entries.map(({ path }) => path).join(', ')
  const what = recovered.kind === 'finished' ? 'was finished' : 'was taken back'
  notice(`The edit of ${files} that was interrupted ${what}.`)
}
