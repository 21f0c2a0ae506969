import { inStates } from '../../evaluate/state-property.ts'
import { entryOf } from '../../evaluate/entry-of.ts'
import { argument } from '../widget-arguments.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { WidgetState } from '../../evaluate/state-property.ts'
import type { Context } from '../box.ts'
import type { Said } from '../said-by.ts'

/** What `styleFrom` calls a property's value in a button that is disabled, where the other is none for it. */
const OF_DISABLED: Readonly<Record<string, string>> = {
  foregroundColor: 'disabledForegroundColor',
  backgroundColor: 'disabledBackgroundColor',
  iconColor: 'disabledIconColor',
}

/**
 * What a button's style says of one property in the state that the button is in: of several `ButtonStyle`s the first
 * that says it, property by property (`ButtonStyle.merge`).
 */
export function styledBy(
  { evaluator }: Context,
  styles: readonly (CreatedValue | undefined)[],
  states: readonly WidgetState[],
): Said {
  const disabled = states.includes('disabled')
  return (name) => {
    for (const style of styles) {
      if (style === undefined) continue
      const ofState = disabled && style.constructor === 'styleFrom' ? entryOf(OF_DISABLED, name) : undefined
      const said = inStates(evaluator, argument(style, ofState ?? name), states)
      if (said !== undefined) return said
    }
    return undefined
  }
}
