import { booleanOf } from '../value.ts'
import type { Library } from './library.ts'

const HIDDEN = booleanOf(false)

/** flutter_keyboard_visibility (`lib/src/`): the keyboard is not there on a page that was just opened. */
export const keyboardVisibility: Library = {
  builder: (_evaluator, { type }) => (type === 'KeyboardVisibilityBuilder' ? [HIDDEN] : null),
  create: (_evaluator, type, constructor) =>
    type === 'KeyboardVisibilityProvider' && constructor === 'isKeyboardVisible' ? HIDDEN : null,
  property: (_evaluator, target, name) =>
    target.kind === 'object' && target.type === 'KeyboardVisibilityController' && name === 'isVisible'
      ? HIDDEN
      : null,
}
