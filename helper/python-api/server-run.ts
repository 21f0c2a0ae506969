import type { ApiRequest } from '@mosaygent/contract'
import type { Ending } from '../processes/index.ts'
import { type Address, urlOf } from './address/address.ts'
import type { AddressSource } from './address/candidates.ts'
import type { LaunchCommand } from './launch-command.ts'
import type { Standing } from './server-standing.ts'

/** The server that this helper started, or how its last one ended. */
export type OwnServer =
  | { readonly kind: 'none' }
  | { readonly kind: 'alive'; readonly standing: Standing; readonly run: ServerRun }
  | { readonly kind: 'crashed'; readonly ending: Ending; readonly run: ServerRun }

export interface ServerRun {
  readonly codebase: string
  /** The project directory in which it was started. */
  readonly directory: string
  readonly command: LaunchCommand
  readonly pid: number | null
  /** Where it answered last; null: it has not. */
  readonly at: { readonly address: Address; readonly from: AddressSource } | null
  /** The path of the page that lists its calls; null: it has none. */
  readonly docs: string | null
  /** What is awaited of one that does not answer after some seconds. */
  readonly awaited: string | null
  /** The last lines of output, oldest first. */
  readonly lines: readonly string[]
  /** The last calls, the newest first. */
  readonly requests: readonly ApiRequest[]
}

/** `http://127.0.0.1:8000`; null: it does not answer. */
export function urlOfRun({ at }: ServerRun): string | null {
  return at === null ? null : urlOf(at.address)
}

/** `exit code 1` */
export function describeEnding(ending: Ending): string {
  switch (ending.kind) {
    case 'exit':
      return `exit code ${ending.code}`
    case 'signal':
      return `signal ${ending.signal}`
    case 'missing':
      return ending.message
  }
}
