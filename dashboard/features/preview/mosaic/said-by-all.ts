import type { AskedPermission, UnreachableServer } from '@mosaygent/contract'
import type { PageState } from '../page/page-link.ts'
import type { MosaicState } from './mosaic-state.ts'

/** What the pages of all frames say of the one app in them. */
export interface SaidByAll {
  readonly asks: readonly (readonly AskedPermission[])[]
  /** No page has a script that would tell what the app asks for. */
  readonly silent: boolean
  readonly worker: PageState['worker']
  readonly unreachable: readonly UnreachableServer[]
}

/** Once each, in the order of the sheet. */
export function saidByAll({ order, frames }: MosaicState): SaidByAll {
  const all = order.flatMap((id) => frames[id] ?? [])
  const servers = new Map(
    all.flatMap(({ unreachable }) => unreachable.map((server) => [JSON.stringify(server), server] as const)),
  )
  return {
    asks: all.flatMap(({ asks }) => asks),
    silent: all.some(({ script }) => script === 'silent') && !all.some(({ script }) => script === 'answers'),
    worker: all.find(({ worker }) => worker !== null)?.worker ?? null,
    unreachable: [...servers.values()],
  }
}
