import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { halfTypedConfig, isNamedForTranslations } from './translations/named-by-project.ts'
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
  const asked = await permissionOf(app, file, kind)
  if (asked.kind !== 'may') return refused(asked, file, `${file} is`)
  const located = await locate(app, file)
  if (!located.ok) return located
  const bytes = located.value?.bytes ?? null
  if (located.value === null || bytes === null)
    return refuse('path-not-found', `${file} is not there any more.`)
  // a link inside the app may lead to what is no source: git's own files, what tools write
  const target = relative(app, located.value.target).split(sep).join('/')
  const meant = target === file ? MAY : await permissionOf(app, target, kind)
  if (meant.kind !== 'may') return refused(meant, file, `${file} leads to what is`)
  const text = textOf(bytes)
  if (text === null)
    return refuse('dart-not-editable', `${file} is not written in UTF-8, so it is not edited here.`)
  return succeed({ app, located: { ...located.value, bytes }, text, hash: hashOf(bytes) })
}

/** `never`: what it is, as the end of a sentence. `unclear`: a file of the project's configuration is half typed. */
type Permission =
  | { readonly kind: 'may' }
  | { readonly kind: 'never'; readonly what: string }
  | { readonly kind: 'unclear'; readonly config: string }
const MAY = { kind: 'may' } as const

async function permissionOf(app: string, file: string, kind: FileKind): Promise<Permission> {
  const never = (what: string) => ({ kind: 'never' as const, what })
  if (isGenerated(file))
    return never('generated, and the next build would write over an edit. Change what it is made from.')
  if (kind === 'dart') {
    if (isBelow(file) && file.endsWith('.dart')) return MAY
    return file.startsWith('../')
      ? never('in a package outside of the app’s folder, so it is not edited here. Open it in an editor.')
      : never('no Dart file of the app, so it is not edited here.')
  }
  if (isBelow(file)) {
    if (await isNamedForTranslations(app, file)) return MAY
    const config = await halfTypedConfig(app)
    if (config !== null) return { kind: 'unclear', config }
  }
  return never('no file that the project names for its translations, so it is not edited here.')
}

/** Only what can never be edited is told as `path-not-allowed`: a step of Undo goes by that. */
function refused(why: Exclude<Permission, { kind: 'may' }>, file: string, asked: string) {
  if (why.kind === 'never') return refuse('path-not-allowed', `${asked} ${why.what}`)
  return refuse(
    'dart-not-editable',
    `${why.config} cannot be read as it is, and it says whether ${file} is a file of translations. Finish it, then try again. Nothing was changed.`,
  )
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
