import { argument } from './widget-arguments.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** What something says of a property, or nothing. */
export type Said = (name: string) => Value | undefined

/** What a widget says of a property, else the theme of its kind. */
export function saidBy(widget: CreatedValue, themed: CreatedValue | undefined): Said {
  return (name) => argument(widget, name) ?? (themed === undefined ? undefined : argument(themed, name))
}
