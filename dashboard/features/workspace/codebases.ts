import type { CodebaseKind } from '@mosaygent/contract'

/** The words of each codebase, letter for letter. */
export const CODEBASES = {
  api: {
    title: 'API Codebase',
    clone: 'Clone API Repository',
    endpoint: 'cloneApi',
    lookedFor: 'a pyproject.toml, or a requirements.txt with FastAPI',
  },
  flutter: {
    title: 'Flutter Codebase',
    clone: 'Clone Flutter Repository',
    endpoint: 'cloneFlutter',
    lookedFor: 'a Flutter pubspec.yaml',
  },
} as const satisfies Record<CodebaseKind, unknown>
