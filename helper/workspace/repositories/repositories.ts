import { join } from 'node:path'
import { CODEBASE_FOLDERS, type CodebaseKind, type RepositorySource } from '@mosaygent/contract'
import { showAddress } from '../../cloning/index.ts'
import type { Config } from '../../state/index.ts'
import type { Starters } from './starters.ts'

/** Where a codebase is cloned from: the user's own address, one of our starters, or nowhere. */
export type Origin =
  | { readonly kind: 'configured'; readonly address: string }
  | { readonly kind: 'starter' }
  | { readonly kind: 'none' }

export function originOf(kind: CodebaseKind, config: Config, starters: Starters | null): Origin {
  const configured = kind === 'api' ? config.apiRepository : config.flutterRepository
  const address = configured?.trim() ?? ''
  if (address !== '') return { kind: 'configured', address }
  return starters === null ? { kind: 'none' } : { kind: 'starter' }
}

export function targetOf(kind: CodebaseKind, directory: string): string {
  return join(directory, CODEBASE_FOLDERS[kind])
}

/** What the page shows before Clone is pressed; undefined where there is nothing to clone. */
export function repositorySource(
  kind: CodebaseKind,
  directory: string,
  config: Config,
  starters: Starters | null,
): RepositorySource | undefined {
  const origin = originOf(kind, config, starters)
  const target = targetOf(kind, directory)
  switch (origin.kind) {
    case 'configured':
      return { address: showAddress(origin.address), starter: false, target }
    case 'starter':
      return { address: starters?.folderOf(kind) ?? '', starter: true, target }
    case 'none':
      return undefined
  }
}
