import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
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

/** A Dart file of the app, wherever links lead inside of it, that may be written. */
export async function openFile(folder: string, file: string): Promise<Outcome<OpenFile>> {
  if (!isSource(file))
    return refuse('path-not-allowed', `${file} is no Dart file of the app, so it is not edited here.`)
  if (isGenerated(file)) return generated(file)
  const app = await realpath(folder)
  const located = await locate(app, file)
  if (!located.ok) return located
  // a link inside the app may lead to what is no source: git's own files, what tools write
  if (located.value !== null && !isSource(relative(app, located.value.target).split(sep).join('/')))
    return refuse(
      'path-not-allowed',
      `${file} leads to what is no Dart file of the app, so it is not edited here.`,
    )
  if (located.value !== null && isGenerated(located.value.target)) return generated(file)
  const bytes = located.value?.bytes ?? null
  if (located.value === null || bytes === null)
    return refuse('path-not-found', `${file} is not there any more.`)
  const text = textOf(bytes)
  if (text === null)
    return refuse('dart-not-editable', `${file} is not written in UTF-8, so it is not edited here.`)
  return succeed({ app, located: { ...located.value, bytes }, text, hash: hashOf(bytes) })
}

/** Below the app, and in none of the folders that tools write. */
function isSource(file: string): boolean {
  const parts = file.split('/')
  const odd = parts.some((part) => part === '' || part.startsWith('.') || /[\0\\:]/.test(part))
  return file.endsWith('.dart') && !odd && parts[0] !== 'build'
}

/** What build_runner and its like write anew, by the endings that they use. */
const isGenerated = (file: string) => /\.(?:g|gr|gen|freezed|mocks)\.dart$/.test(file)

const generated = (file: string) =>
  refuse(
    'path-not-allowed',
    `${file} is generated, and the next build would write over an edit. Change what it is made from.`,
  )

/** With the mark at its beginning, where there is one; null: bytes of it are no text. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
