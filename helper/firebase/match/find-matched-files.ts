import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathExists } from 'path-exists'
import type { FirebasePlace, FirebasePlaceChange } from '@mosaygent/contract'
import { type Problem } from '../../errors/index.ts'
import { readForeignText, whyNotRead } from '../../foreign-files/index.ts'
import type { FetchRequest } from '../parse-request.ts'
import { GRADLE_FILES, PBXPROJ, XCCONFIGS } from '../facts/build-files.ts'
import { locate } from '../../file-transaction/index.ts'
import { readText } from '../files/targets.ts'
import type { FileSwap } from '../../file-transaction/index.ts'
import type { MatchEdit } from './match-edit.ts'

/** One file besides the three of a download, and what is done to it. */
export interface MatchedFile {
  readonly change: FirebasePlaceChange
  /** Null: its bytes stay. */
  readonly swap: FileSwap | null
  /** Why it cannot be written, where it should be. */
  readonly problem: Problem | null
}

interface Candidate {
  readonly source: FirebasePlace
  /** The folder that the file may not leave, and its path in there. */
  readonly root: string
  readonly file: string
  /** Relative to the app. */
  readonly path: string
  readonly reader: 'match-firebaserc' | 'match-gradle' | 'match-pbxproj' | 'match-xcconfig'
  /** The reader's argument: a name for its messages, and the id that is wanted. */
  readonly argument: { readonly path: string; readonly id: string }
  readonly onEdit?: (edit: MatchEdit) => void
}

/** The files of these kinds that there are, and how each is made to say what is asked for. Touches nothing. */
export async function findMatchedFiles(
  request: FetchRequest,
  kinds: readonly FirebasePlace[],
): Promise<MatchedFile[]> {
  const found = await Promise.all(kinds.map((kind) => filesOf(kind, request)))
  return found.flat()
}

function filesOf(kind: FirebasePlace, request: FetchRequest): Promise<MatchedFile[]> {
  switch (kind) {
    case 'firebaserc':
      return firebaserc(request)
    case 'gradle':
      return gradle(request)
    case 'xcode':
      return xcode(request)
  }
}

/** The app's own; one above the app only where a project of the Firebase command line begins there. */
async function firebaserc({ app, project }: FetchRequest): Promise<MatchedFile[]> {
  const source = 'firebaserc'
  const reader = 'match-firebaserc'
  const file = '.firebaserc'
  const own = await look({
    source,
    root: app,
    file,
    path: file,
    reader,
    argument: { path: file, id: project },
  })
  if (own !== null) return [own]
  const root = dirname(await realpath(app))
  const path = '../.firebaserc'
  if (!(await pathExists(join(root, 'firebase.json')))) return []
  return present([await look({ source, root, file, path, reader, argument: { path, id: project } })])
}

async function gradle({ app, bundleId }: FetchRequest): Promise<MatchedFile[]> {
  for (const path of GRADLE_FILES) {
    const argument = { path, id: bundleId }
    const found = await look({
      source: 'gradle',
      root: app,
      file: path,
      path,
      reader: 'match-gradle',
      argument,
    })
    if (found !== null) return [found]
  }
  return []
}

/** The project file; where the app's target has no id in there, the settings files that it takes it from. */
async function xcode({ app, iosBundleId }: FetchRequest): Promise<MatchedFile[]> {
  const source = 'xcode'
  let silent = true
  const project = await look({
    source,
    root: app,
    file: PBXPROJ,
    path: PBXPROJ,
    reader: 'match-pbxproj',
    argument: { path: PBXPROJ, id: iosBundleId },
    onEdit: ({ kind }) => {
      silent = kind === 'silent'
    },
  })
  if (project !== null && !silent) return [project]
  const configs = XCCONFIGS.map(({ path, variant }) =>
    look({
      source,
      root: app,
      file: path,
      path,
      reader: 'match-xcconfig',
      argument: { path: variant, id: iosBundleId },
    }),
  )
  return present(await Promise.all(configs))
}

const present = (files: readonly (MatchedFile | null)[]) => files.filter((file) => file !== null)

async function look({
  source,
  root,
  file,
  path,
  reader,
  argument,
  onEdit,
}: Candidate): Promise<MatchedFile | null> {
  const located = await locate(root, file)
  if (!located.ok) return blocked({ source, path }, located.problem)
  const { target = '', bytes = null } = located.value ?? {}
  if (bytes === null) return null
  const text = readText(bytes)
  if (text === null)
    return unchangedBecause({ source, path, change: 'yours', reason: `${path} is not UTF-8.` })
  const read = await readForeignText(reader, text, argument)
  if (read.kind !== 'read')
    return unchangedBecause({
      source,
      path,
      change: 'yours',
      reason: whyNotRead(path, read) ?? `${path} cannot be read.`,
    })
  const edit = read.value
  onEdit?.(edit)
  switch (edit.kind) {
    case 'silent':
      return null
    case 'yours':
      return unchangedBecause({ source, path, change: 'yours', reason: edit.reason })
    case 'unchanged':
      return unchangedBecause({ source, path, change: 'unchanged' })
    case 'changed': {
      const { differences, reason, advised } = edit
      const change: FirebasePlaceChange = {
        source,
        path,
        change: 'changed',
        differences,
        ...(reason === undefined ? {} : { reason }),
        ...(advised ? {} : { advised }),
      }
      const swap = { path, target, before: bytes, after: Buffer.from(edit.text, 'utf8') }
      return { change, swap, problem: null }
    }
  }
}

const unchangedBecause = (change: FirebasePlaceChange): MatchedFile => ({ change, swap: null, problem: null })

function blocked(file: Pick<FirebasePlaceChange, 'source' | 'path'>, problem: Problem): MatchedFile {
  return { change: { ...file, change: 'blocked', reason: problem.detail }, swap: null, problem }
}
