import type { Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import { changedMeanwhile } from '../../file-transaction/index.ts'
import { readForeignText } from '../../foreign-files/index.ts'
import { asRead, noApp, noCall } from '../answers.ts'
import { kindOfFile, type OpenFile, openFile } from '../open-file.ts'
import { FLUTTERFLOW_TEXTS } from './dart-map-text.ts'
import { hasTextsInDart } from './named-by-project.ts'
import { placeholdersWords } from './placeholders.ts'
import { textFormat } from './text-format.ts'
import { makeEdit, type Room, stepsOf } from '../room.ts'

/** What a file of translations says by a key. */
export async function readTranslation(
  { flutterPath, history }: Room,
  { file, key }: RequestBody<'translationAt'>,
): Promise<Outcome<Reply<'translationAt'>>> {
  const folder = await flutterPath()
  if (folder === null) return noApp()
  const opened = await openTexts(folder, file)
  if (!opened.ok) return opened
  const { app, text, hash } = opened.value
  const found = asRead(
    isDart(file)
      ? await readForeignText('dart-map-text', text, { key })
      : await readForeignText('translation', text, { key, format: textFormat(file) }),
    file,
  )
  if (!found.ok) return found
  if (found.value.kind !== 'found') return noText(found.value.kind, file, key)
  const { value, line } = found.value
  return succeed({ file, key, value, line, hash, ...stepsOf(history, app) })
}

/** Replaces it, in the file as it was read, or not at all. */
export async function editTranslation(
  room: Room,
  { file, key, hash, value, run }: RequestBody<'editTranslation'>,
): Promise<Outcome<Reply<'editTranslation'>>> {
  const folder = await room.flutterPath()
  if (folder === null) return noApp()
  const opened = await openTexts(folder, file)
  if (!opened.ok) return opened
  const { app, text } = opened.value
  if (opened.value.hash !== hash) return changedMeanwhile(file)
  const edited = asRead(
    isDart(file)
      ? await readForeignText('dart-map-text-edit', text, { key, value })
      : await readForeignText('translation-edit', text, { key, value, format: textFormat(file) }),
    file,
  )
  if (!edited.ok) return edited
  switch (edited.value.kind) {
    case 'no-text':
    case 'half-typed':
      return noText(edited.value.kind, file, key)
    case 'placeholders':
      return refuse('dart-not-editable', placeholdersWords(edited.value))
    case 'unfit':
      return refuse('dart-not-editable', 'That value cannot stand there. Nothing was changed.')
    case 'edited':
      break
  }
  const { from, was, written, line } = edited.value
  const now = await makeEdit(room, opened.value, { file, path: key, from, was, written, run })
  if (!now.ok) return now
  return succeed({ file, key, value, line, hash: now.value.hash, ...stepsOf(room.history, app) })
}

function noText(kind: 'no-text' | 'half-typed', file: string, key: readonly string[]) {
  if (kind === 'half-typed' && isDart(file)) return noCall('not-dart', file)
  return kind === 'no-text'
    ? refuse('place-gone', `${file} has no text ${key.join('.')} any more. Point at the widget again.`)
    : refuse(
        'dart-not-editable',
        `${file} cannot be read as it is: no ${NAMES[textFormat(file)]}. Finish it, then try again.`,
      )
}

/** The file, where it is one of translations; FlutterFlow and GetX have them in files of Dart. */
async function openTexts(folder: string, file: string): Promise<Outcome<OpenFile>> {
  const opened = await openFile(folder, file, kindOfFile(file))
  if (!opened.ok || !isDart(file) || opened.value.text.includes(FLUTTERFLOW_TEXTS)) return opened
  if (await hasTextsInDart(opened.value.app)) return opened
  return refuse(
    'path-not-allowed',
    `${file} has no texts of FlutterFlow or GetX, so no translation is edited in it.`,
  )
}

const NAMES = { json: 'JSON', yaml: 'YAML', csv: 'table of comma-separated values' } as const

const isDart = (file: string) => kindOfFile(file) === 'dart'
