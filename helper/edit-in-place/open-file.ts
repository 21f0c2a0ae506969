import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { isNamedForTranslations } from './translations/named-by-project.ts'
import { type Located, locate } from '../file-transaction/index.ts'

/** A file of the app as it is now. */
export interface OpenFile {
  /** Absolute and real. */
  readonly app: string
  readonly located: Located & { readonly bytes: Buffer }
  readonly text: string
  readonly hash: string
}

/** SHA-256, hex. */
export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** `translations`: one that the project's own configuration names for them. */
type FileKind = 'dart' | 'translations'

export const kindOfFile = (file: string): FileKind => (file.endsWith('.dart') ? 'dart' : 'translations')

/** A file of the app that is of this kind, wherever links lead inside of it, and may be written. */
export async function openFile(folder: string, file: string, kind: FileKind): Promise<Outcome<OpenFile>> {
  const app = await realpath(folder)
  const asked = await mayBeEdited(app, file, kind)
  if (asked !== null) return refuse('path-not-allowed', `${file} is ${asked}`)
  const located = await locate(app, file)
  if (!located.ok) return located
  const bytes = located.value?.bytes ?? null
  if (located.value === null || bytes === null)
    return refuse('path-not-found', `${file} is not there any more.`)
  // a link inside the app may lead to what is no source: git's own files, what tools write
  const target = relative(app, located.value.target).split(sep).join('/')
  const meant = target === file ? null : await mayBeEdited(app, target, kind)
  if (meant !== null) return refuse('path-not-allowed', `${file} leads to what is ${meant}`)
  const text = textOf(bytes)
  if (text === null)
    return refuse('dart-not-editable', `${file} is not written in UTF-8, so it is not edited here.`)
  return succeed({ app, located: { ...located.value, bytes }, text, hash: hashOf(bytes) })
}

/** Null: it may. Else what it is, as the end of a sentence. */
async function mayBeEdited(app: string, file: string, kind: FileKind): Promise<string | null> {
  if (isGenerated(file))
    return 'generated, and the next build would write over an edit. Change what it is made from.'
  if (kind === 'dart')
    return isBelow(file) && file.endsWith('.dart')
      ? null
      : 'no Dart file of the app, so it is not edited here.'
  return isBelow(file) && (await isNamedForTranslations(app, file))
    ? null
    : 'no file that the project names for its translations, so it is not edited here.'
}

/** Below the app, and in none of the folders that tools write. */
function isBelow(file: string): boolean {
  const parts = file.split('/')
  const odd = parts.some((part) => part === '' || part.startsWith('.') || /[\0\\:]/.test(part))
  return !odd && parts[0] !== 'build'
}

/** What build_runner and its like write anew, by the endings that they use. */
const isGenerated = (file: string) => /\.(?:g|gr|gen|freezed|mocks)\.dart$/.test(file)

/** With the mark at its beginning, where there is one; null: bytes of it are no text. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
