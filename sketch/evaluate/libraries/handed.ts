import { created } from '../value.ts'
import type { Library } from './library.ts'

/**
 * What a page is handed by the one before, where the source tells it: `ModalRoute.of(context)!.settings.arguments`
 * (`widgets/routes.dart`) and GetX's `Get.arguments`. The first page is handed nothing.
 */
export const handed: Library = {
  create({ handed: given }, type, constructor) {
    if (type !== 'ModalRoute' || constructor !== 'of' || given === null) return null
    return created('ModalRoute', { settings: created('RouteSettings', { arguments: given }) })
  },
  property: (evaluator, target, name) =>
    name === 'arguments' && target.kind === 'type' && target.name === 'Get' ? evaluator.handed : null,
}
