import { inStates } from '../../evaluate/state-property.ts'
import { argument } from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { WidgetState } from '../../evaluate/state-property.ts'
import type { Context } from '../box.ts'

/** What a button's style says of one property, in the state that the button is in. */
export type Styled = (name: string) => Value | undefined

/** Of several `ButtonStyle`s the first that says it, property by property (`ButtonStyle.merge`). */
export function styledBy(
  { evaluator }: Context,
  styles: readonly (CreatedValue | undefined)[],
  states: readonly WidgetState[],
): Styled {
  return (name) => {
    for (const style of styles) {
      const said = style === undefined ? undefined : inStates(evaluator, argument(style, name), states)
      if (said !== undefined) return said
    }
    return undefined
  }
}
