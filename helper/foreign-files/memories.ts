import type { ForeignKind, ForeignRead, ValueOf } from './kinds.ts'

/** What was read of a file, and the file's marks at that time. */
export interface Remembered<K extends ForeignKind> {
  readonly stamp: string
  readonly read: ForeignRead<ValueOf<K>>
}
/** By path and argument, the oldest first. */
export type Memory<K extends ForeignKind> = Map<string, Remembered<K>>
export type Memories = { readonly [K in ForeignKind]: Memory<K> }

/** How many files of one kind are remembered: a status that is asked for every few seconds reads none again. */
const MOST = 2_000

export function remember<K extends ForeignKind>(memory: Memory<K>, key: string, value: Remembered<K>): void {
  memory.delete(key)
  memory.set(key, value)
  const [oldest] = memory.keys()
  if (memory.size > MOST && oldest !== undefined) memory.delete(oldest)
}

export const emptyMemories = (): Memories => ({
  pubspec: new Map(),
  'app-manifest': new Map(),
  melos: new Map(),
  'entry-point': new Map(),
  assets: new Map(),
  'path-dependencies': new Map(),
  'package-roots': new Map(),
  'plugin-manifest': new Map(),
  requirements: new Map(),
  'requirement-names': new Map(),
  'git-attributes': new Map(),
  'workspace-ref': new Map(),
  'package-config': new Map(),
  'fvm-pin': new Map(),
  'api-launch': new Map(),
  'api-run-xml': new Map(),
  procfile: new Map(),
  pyproject: new Map(),
  'node-package': new Map(),
  'dart-server': new Map(),
  'conda-environment': new Map(),
  'env-file': new Map(),
  'python-app': new Map(),
  openapi: new Map(),
  'python-version': new Map(),
  'code-frame': new Map(),
  'run-launch': new Map(),
  'run-launch-edit': new Map(),
  'run-settings': new Map(),
  'run-xml': new Map(),
  'run-workspace': new Map(),
  'web-dev-config': new Map(),
  'run-makefile': new Map(),
  'run-melos': new Map(),
  'define-file': new Map(),
  'flutterflow-environment': new Map(),
  firebaserc: new Map(),
  'google-services': new Map(),
  'service-info': new Map(),
  'dart-options': new Map(),
  'dart-edit': new Map(),
  'dart-literals': new Map(),
  'dart-literal-edit': new Map(),
  'dart-declarations': new Map(),
  'dart-parameter': new Map(),
  'dart-argument': new Map(),
  'whole-yaml': new Map(),
  'translation-config': new Map(),
  translation: new Map(),
  'translation-edit': new Map(),
  'dart-map-text': new Map(),
  'dart-map-text-edit': new Map(),
  gradle: new Map(),
  pbxproj: new Map(),
  xcconfig: new Map(),
  'match-firebaserc': new Map(),
  'match-gradle': new Map(),
  'match-pbxproj': new Map(),
  'match-xcconfig': new Map(),
})
