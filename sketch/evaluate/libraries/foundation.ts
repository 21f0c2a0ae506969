import { booleanOf, created, listOf, NULL, stringOf, textOfValue } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * Flutter's own that is written in others of its own: `describeEnum`, an Autocomplete that is told no field, and whether
 * there is a page to go back to.
 */
export const foundation: Library = {
  call(_evaluator, name, { positional: [first] }) {
    if (PRINTS.test(name)) return NULL
    if (name !== 'describeEnum' || first === undefined) return null
    const [, short] = /^\w+\.(\w+)$/.exec(textOfValue(first)) ?? []
    return short === undefined ? null : stringOf(short)
  },
  create: (evaluator, type, constructor) =>
    type === 'Navigator' && constructor === 'canPop' ? booleanOf(evaluator.canPop) : null,
  method(evaluator, target, name) {
    const isNavigator = 'type' in target && /^(Navigator(State)?|GoRouter|BuildContext)$/.test(target.type)
    return isNavigator && name === 'canPop' ? booleanOf(evaluator.canPop) : null
  },
  property(evaluator, target, name) {
    if (!('type' in target) || target.type !== 'ModalRoute') return null
    return name === 'isFirst' || name === 'canPop'
      ? booleanOf(evaluator.canPop === (name === 'canPop'))
      : null
  },
  builds(_evaluator, widget) {
    if (widget.type === 'InputDecorator') return labelled(widget)
    const isField = widget.type === 'Autocomplete' && !widget.named.has('fieldViewBuilder')
    return isField ? fieldOf(widget) : null
  },
}

/** What prints gives nothing, also to who returns it: `catch (e) { return print(e); }`. */
const PRINTS = /^(print|debugPrint\w*)$/

/** What is around a field that is none of text, with its words above it (`material/input_decorator.dart`). */
function labelled(widget: CreatedValue): Value | null {
  const [first] = widget.positional
  const given = widget.named.get('decoration') ?? first
  const said = (name: string): Value | undefined =>
    given?.kind === 'object' ? given.named.get(name) : undefined
  const child = widget.named.get('child')
  const words = said('labelText') ?? (child === undefined ? said('hintText') : undefined)
  const label = said('label') ?? (words?.kind === 'string' ? created('Text', {}, [words]) : undefined)
  if (label === undefined) return null
  const children = listOf([label, ...(child === undefined ? [] : [child])])
  const start: Value = { kind: 'member', type: 'CrossAxisAlignment', name: 'start' }
  const min: Value = { kind: 'member', type: 'MainAxisSize', name: 'min' }
  return { ...created('Column', { children, crossAxisAlignment: start, mainAxisSize: min }), at: widget.at }
}

/** The field of an Autocomplete (`flutter/lib/src/material/autocomplete.dart`), with the text that it begins with. */
function fieldOf(widget: CreatedValue): Value {
  const begins = widget.named.get('initialValue')
  const text = begins?.kind === 'object' ? (begins.named.get('text') ?? NULL) : NULL
  return { ...created('TextFormField', text.kind === 'string' ? { initialValue: text } : {}), at: widget.at }
}
