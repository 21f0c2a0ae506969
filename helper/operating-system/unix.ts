import { posix } from 'node:path'
import type { Files, Paths } from './operating-system.ts'

/** Folders of the Flutter SDK below the user's own, on every system. */
export const OWN_FLUTTER_FOLDERS = [
  'flutter',
  'flutter-sdk',
  'development/flutter',
  'dev/flutter',
  'sdk/flutter',
  'fvm/default',
]

/** Names are bytes on Linux: two that differ are two. */
export const UNIX_PATHS: Paths = {
  rules: posix,
  leadElsewhere: false,
  sameForm: (path) => path,
  program: (name) => name,
  batchFiles: false,
  scripts: 'bin',
  environmentPythons: ['bin/python', 'bin/python3'],
  pythons: ['python3', 'python'],
}

export const UNIX_FILES: Files = {
  modes: true,
  syncsFolders: true,
  heldByScanners: false,
  tar: () => null,
}
