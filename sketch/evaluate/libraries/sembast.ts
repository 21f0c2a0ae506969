import { streamOf } from '../first-event.ts'
import { booleanOf, created, integer, listOf, NULL } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * sembast (`sembast/lib/src/record_ref_impl.dart`, `store_ref_impl.dart`, `query_ref_impl.dart`): what an app that was
 * just installed finds in its stores, and what their streams tell at once.
 */
export const sembast: Library = {
  method(_evaluator, target, name) {
    if (target.kind === 'unknown') return isFactory(target.text) && name === 'store' ? store() : null
    if (target.kind !== 'object') return null
    switch (target.type) {
      case 'StoreRef':
        return name === 'record' ? created('RecordRef') : name === 'query' ? created('QueryRef') : none(name)
      case 'RecordRef':
      case 'QueryRef':
        return none(name) ?? told(target, name)
      default:
        return null
    }
  },
}

const isFactory = (name: string): boolean => /^(int|string)MapStoreFactory$/.test(name)

const store = (): CreatedValue => created('StoreRef')

function none(name: string): Value | null {
  if (/^(get|getSnapshot|findFirst|findKey)$/.test(name)) return NULL
  if (/^(find|findKeys|getSnapshots|getKeys)$/.test(name)) return listOf([])
  if (name === 'exists') return booleanOf(false)
  return name === 'count' ? integer(0) : null
}

/** A record's stream tells that it is not there, a query's that nothing fits. */
function told({ type }: CreatedValue, name: string): Value | null {
  if (name === 'onSnapshot') return streamOf(NULL)
  if (name === 'onCount' && type === 'QueryRef') return streamOf(integer(0))
  return name === 'onSnapshots' && type === 'QueryRef' ? streamOf(listOf([])) : null
}
