import type { CreatedValue, Value } from '../evaluate/value.ts'

/** An argument of a widget; undefined when it is absent, null or unknown. The readers below do the same. */
export function argument(widget: CreatedValue, name: string): Value | undefined {
  const value = widget.named.get(name)
  return value === undefined || value.kind === 'null' ? undefined : value
}

export function numberOf(value: Value | undefined): number | undefined {
  return value?.kind === 'number' ? value.value : undefined
}

export function numberArgument(widget: CreatedValue, name: string): number | undefined {
  return numberOf(argument(widget, name))
}

export function booleanArgument(widget: CreatedValue, name: string): boolean | undefined {
  const value = argument(widget, name)
  return value?.kind === 'boolean' ? value.value : undefined
}

export function stringArgument(widget: CreatedValue, name: string): string | undefined {
  const value = argument(widget, name)
  return value?.kind === 'string' ? value.value : undefined
}

/**
 * The last word of an enum value: `center` of `MainAxisAlignment.center` and of `.center`. What every object has,
 * `constructor`, is the name of none: tables of what they mean would have it.
 */
function nameOf(value: Value | undefined): string | undefined {
  const name =
    value?.kind === 'member' ? value.name : value?.kind === 'object' ? value.constructor : undefined
  return name === undefined || name in Object.prototype ? undefined : name
}

export function nameArgument(widget: CreatedValue, name: string): string | undefined {
  return nameOf(argument(widget, name))
}

export function listArgument(widget: CreatedValue, name: string): readonly Value[] {
  const value = argument(widget, name)
  return value?.kind === 'list' ? value.items.filter((item) => item.kind !== 'null') : []
}

export function objectArgument(widget: CreatedValue, name: string): CreatedValue | undefined {
  return objectOf(argument(widget, name))
}

/** What a constructor made; for a class of the project, its fields stand for the arguments. */
export function objectOf(value: Value | undefined): CreatedValue | undefined {
  if (value?.kind !== 'instance') return value?.kind === 'object' ? value : undefined
  const { of, fields, at } = value
  return { kind: 'object', type: of.declaration.name, constructor: '', positional: [], named: fields, at }
}
