import { access, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FirebasePlace, FirebasePlaceChange } from '@mosaygent/contract'
import { type Problem } from '../../errors/index.ts'
import { readForeignText, whyNotRead } from '../../foreign-files/index.ts'
import type { FetchAsk } from '../check-ask.ts'
import { GRADLE_FILES, PBXPROJ, XCCONFIGS } from '../facts/places.ts'
import { locate } from '../files/locate.ts'
import { readText } from '../files/targets.ts'
import type { FileSwap } from '../swap/index.ts'
import type { PlaceEdit } from './place-edit.ts'

/** One file besides the three of a download, and what is done to it. */
export interface MatchedPlace {
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
  /** What the reader is told: a name for its words, and the id that is wanted. */
  readonly told: { readonly path: string; readonly id: string }
  readonly heard?: (edit: PlaceEdit) => void
}

/** The files of these kinds that there are, and how each is made to say what is asked for. Touches nothing. */
export async function findPlaces(ask: FetchAsk, kinds: readonly FirebasePlace[]): Promise<MatchedPlace[]> {
  const found = await Promise.all(kinds.map((kind) => placesOf(kind, ask)))
  return found.flat()
}

function placesOf(kind: FirebasePlace, ask: FetchAsk): Promise<MatchedPlace[]> {
  switch (kind) {
    case 'firebaserc':
      return firebaserc(ask)
    case 'gradle':
      return gradle(ask)
    case 'xcode':
      return xcode(ask)
  }
}

/** The app's own; one above the app only where a project of the Firebase command line begins there. */
async function firebaserc({ app, project }: FetchAsk): Promise<MatchedPlace[]> {
  const source = 'firebaserc'
  const reader = 'match-firebaserc'
  const file = '.firebaserc'
  const own = await look({ source, root: app, file, path: file, reader, told: { path: file, id: project } })
  if (own !== null) return [own]
  const root = dirname(await realpath(app))
  const path = '../.firebaserc'
  if (!(await isThere(join(root, 'firebase.json')))) return []
  return present([await look({ source, root, file, path, reader, told: { path, id: project } })])
}

async function gradle({ app, bundleId }: FetchAsk): Promise<MatchedPlace[]> {
  for (const path of GRADLE_FILES) {
    const told = { path, id: bundleId }
    const found = await look({ source: 'gradle', root: app, file: path, path, reader: 'match-gradle', told })
    if (found !== null) return [found]
  }
  return []
}

/** The project file; where the app's target has no id in there, the settings files that it takes it from. */
async function xcode({ app, iosBundleId }: FetchAsk): Promise<MatchedPlace[]> {
  const source = 'xcode'
  let silent = true
  const project = await look({
    source,
    root: app,
    file: PBXPROJ,
    path: PBXPROJ,
    reader: 'match-pbxproj',
    told: { path: PBXPROJ, id: iosBundleId },
    heard: ({ kind }) => {
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
      told: { path: variant, id: iosBundleId },
    }),
  )
  return present(await Promise.all(configs))
}

const present = (places: readonly (MatchedPlace | null)[]) => places.filter((place) => place !== null)

async function look({
  source,
  root,
  file,
  path,
  reader,
  told,
  heard,
}: Candidate): Promise<MatchedPlace | null> {
  const located = await locate(root, file)
  if (!located.ok) return blocked({ source, path }, located.problem)
  const { target = '', bytes = null } = located.value ?? {}
  if (bytes === null) return null
  const text = readText(bytes)
  if (text === null) return said({ source, path, change: 'yours', reason: `${path} is not UTF-8.` })
  const read = await readForeignText(reader, text, told)
  if (read.kind !== 'read')
    return said({
      source,
      path,
      change: 'yours',
      reason: whyNotRead(path, read) ?? `${path} cannot be read.`,
    })
  const edit = read.value
  heard?.(edit)
  switch (edit.kind) {
    case 'silent':
      return null
    case 'yours':
      return said({ source, path, change: 'yours', reason: edit.reason })
    case 'unchanged':
      return said({ source, path, change: 'unchanged' })
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

const said = (change: FirebasePlaceChange): MatchedPlace => ({ change, swap: null, problem: null })

function blocked(place: Pick<FirebasePlaceChange, 'source' | 'path'>, problem: Problem): MatchedPlace {
  return { change: { ...place, change: 'blocked', reason: problem.detail }, swap: null, problem }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
