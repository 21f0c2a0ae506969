import type { CodebaseKind } from '@mosaygent/contract'

/** The words of each codebase, letter for letter. */
export const CODEBASES = {
  api: {
    title: 'API Codebase',
    clone: 'Clone API Repository',
    endpoint: 'cloneApi',
    lookedFor: 'a folder with pyproject.toml',
  },
  flutter: {
    title: 'Flutter Codebase',
    clone: 'Clone Flutter Repository',
    endpoint: 'cloneFlutter',
    lookedFor: 'a folder with pubspec.yaml that depends on Flutter',
  },
} as const satisfies Record<CodebaseKind, unknown>
