import { openAbove } from '../effects.ts'
import { unknown } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const CENTER: Value = { kind: 'member', type: 'Alignment', name: 'center' }

/**
 * flutter_smart_dialog (`lib/src/smart_dialog.dart`): `SmartDialog.show` needs no context, and stands what its builder
 * makes in the middle of the screen, or where `alignment` says.
 */
export const smartDialogs: Library = {
  create(evaluator, type, constructor, args) {
    if (type !== 'SmartDialog' || constructor !== 'show') return null
    const named = new Map([['alignment', CENTER], ...args.named])
    openAbove(evaluator, 'ModalDialog', { ...args, named })
    return unknown('SmartDialog.show')
  },
}
