import { created, NULL } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * ff_annotation_route (`ff_annotation_route_library/lib/src/routes/functions.dart`): what its `onGenerateRoute` makes of
 * the settings that the app's generated `getRouteSettings` has for a name.
 */
export const annotatedRoutes: Library = {
  call(evaluator, name, { named }) {
    const find = named.get('getRouteSettings')
    const asked = named.get('settings')
    if (name !== 'onGenerateRoute' || find?.kind !== 'function' || asked === undefined) return null
    const settings = asked.kind === 'object' ? asked.named : new Map<string, Value>()
    const wanted = ['name', 'arguments'].map((each) => [each, settings.get(each) ?? NULL] as const)
    const found = evaluator.apply(find, { positional: [], named: new Map(wanted) })
    if (found.kind !== 'object' || found.type !== 'FFRouteSettings') return NULL
    // `widget` before version 9 of the library, a function that makes it since
    const page = found.named.get('builder') ?? found.named.get('widget')
    return page === undefined ? NULL : created('MaterialPageRoute', { child: page })
  },
}
