import type { CodebaseKind } from '@mosaygent/contract'
import { texts } from './texts.ts'

/** The words of each codebase, and the call that clones it. */
export const CODEBASES = {
  api: { ...texts.codebases.api, endpoint: 'cloneApi' },
  flutter: { ...texts.codebases.flutter, endpoint: 'cloneFlutter' },
} as const satisfies Record<CodebaseKind, unknown>
