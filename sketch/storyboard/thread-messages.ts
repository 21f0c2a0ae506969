import type { Brightness, Screen } from '../draw/screen.ts'
import type { GivenFile } from '../project/source-file.ts'
import type { StoryPage } from './story-page.ts'

/** What the thread that draws the storyboard is started with. */
export interface StoryRun {
  readonly directory: string
  readonly target: string
  readonly defines: ReadonlyMap<string, string>
}

/** What a thread was given as it was started. @throws for anything else than a run. */
export function readStoryRun(value: unknown): StoryRun {
  if (
    typeof value === 'object' &&
    value !== null &&
    'directory' in value &&
    'target' in value &&
    'defines' in value &&
    typeof value.directory === 'string' &&
    typeof value.target === 'string' &&
    value.defines instanceof Map
  ) {
    const defines = [...value.defines].map(([name, text]) => [String(name), String(text)] as const)
    return { directory: value.directory, target: value.target, defines: new Map(defines) }
  }
  throw new Error('The thread of the storyboard was started with something else')
}

/** What the source has come to since the thread was last told. */
export interface SourceNews {
  /** Files that the phone's pictures were made from, and that the thread does not have so. */
  readonly changed: ReadonlyMap<string, GivenFile>
  readonly gone: readonly string[]
  /** Something that is no Dart changed, which may be in any picture. */
  readonly all: boolean
}

export type ToThread =
  /** The search that goes on ends, and one begins; `turn` comes back with all that it finds. */
  | {
      readonly kind: 'search'
      readonly turn: number
      readonly screen: Screen
      readonly brightness: Brightness
      readonly news: SourceNews | null
    }
  /** The search ends after its step. */
  | { readonly kind: 'hold' }

export type FromThread =
  | {
      readonly kind: 'page'
      readonly turn: number
      readonly page: StoryPage
      readonly drawn: number
      /** All that are known by now. */
      readonly found: number
    }
  /** The search has come to its end: all pages in their order, and what each leads to. */
  | {
      readonly kind: 'found'
      readonly turn: number
      readonly links: ReadonlyMap<string, readonly string[]>
    }
  /** It holds as much as it may, says no more, and is to be ended. */
  | { readonly kind: 'full'; readonly turn: number }
