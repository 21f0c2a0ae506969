import { created, listOf, NULL, stringOf, textOfValue } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Fields that take what one of Flutter's takes, by its name. */
const LIKE: Readonly<Record<string, string>> = {
  DropdownButton2: 'DropdownButton',
  DropdownButtonFormField2: 'DropdownButtonFormField',
  FormBuilderDropdown: 'DropdownButtonFormField',
  FormBuilderCheckbox: 'CheckboxListTile',
  FormBuilderSwitch: 'SwitchListTile',
}

/** Fields whose options all stand below their label. */
const GROUPS = /^FormBuilder(RadioGroup|CheckboxGroup|ChoiceChips?|FilterChips?|SegmentedControl)$/

/**
 * Fields of packages that hand their look to Flutter's: flutter_typeahead (`lib/src/material`), searchfield
 * (`lib/src/searchfield.dart`), dropdown_search, dropdown_button2 and flutter_form_builder (`lib/src/fields/`).
 */
export const packageFields: Library = {
  builds(_evaluator, widget) {
    const flutters = entryOf(LIKE, widget.type)
    if (flutters !== undefined) return like(widget, flutters)
    if (GROUPS.test(widget.type)) return group(widget)
    switch (widget.type) {
      case 'FormBuilderFieldOption':
        return widget.named.get('child') ?? wordsOf(widget.named.get('value'))
      case 'FormBuilderChipOption':
        return created('Chip', { label: widget.named.get('child') ?? wordsOf(widget.named.get('value')) })
      case 'TypeAheadField':
      case 'TypeAheadFormField':
      case 'CupertinoTypeAheadField':
      case 'CupertinoTypeAheadFormField':
        return typeAhead(widget)
      case 'TextBox':
        return hinted(widget, 'placeholder')
      case 'TDSearchBar':
        return hinted(widget, 'placeHolder')
      case 'SearchField':
        return search(widget)
      case 'DropdownSearch':
        return dropdownSearch(widget)
      default:
        return null
    }
  },
}

function like(widget: CreatedValue, type: string): Value {
  const named = new Map(widget.named)
  const first = named.get('initialValue')
  if (first !== undefined && !named.has('value')) named.set('value', first)
  named.delete('name')
  return { ...created(type), named, at: widget.at }
}

const wordsOf = (value: Value = NULL): Value =>
  created('Text', {}, [value.kind === 'string' ? value : stringOf(textOfValue(value))])

/** The label that they share stands above them. */
function group({ named, at }: CreatedValue): Value {
  const options = named.get('options')
  const look = named.get('decoration')
  const label = look?.kind === 'object' ? (look.named.get('label') ?? look.named.get('labelText')) : undefined
  const above =
    label === undefined || label.kind === 'null' ? [] : [label.kind === 'string' ? wordsOf(label) : label]
  const children = options?.kind === 'list' ? options : listOf([])
  const mainAxisSize: Value = { kind: 'member', type: 'MainAxisSize', name: 'min' }
  return {
    ...created('Column', { children: listOf([...above, created('Wrap', { children })]), mainAxisSize }),
    at,
  }
}

/** Before version 5 its field is described; since then a builder makes it, else it is a plain one. */
function typeAhead({ named, type, at }: CreatedValue): Value | null {
  if (named.has('builder')) return null
  const said = named.get('textFieldConfiguration')
  const field = type.startsWith('Cupertino') ? 'CupertinoTextField' : 'TextField'
  return { ...created(field), named: said?.kind === 'object' ? said.named : new Map<string, Value>(), at }
}

/** fluent_ui's and tdesign_flutter's plain ones. */
function hinted({ named, at }: CreatedValue, hint: string): Value {
  const decoration = created('InputDecoration', { hintText: named.get(hint) ?? NULL })
  return { ...created('TextField', { decoration }), at }
}

function search({ named, at }: CreatedValue): Value {
  const look = named.get('searchInputDecoration')
  const decoration = look?.kind === 'object' ? look.named.get('decoration') : undefined
  // A `SearchInputDecoration` has the hint itself.
  const hint = named.get('hint') ?? NULL
  const own = created('InputDecoration', { hintText: hint })
  const shown = look?.kind === 'object' ? { ...own, named: new Map([...own.named, ...look.named]) } : own
  return { ...created('TextField', { decoration: decoration ?? shown }), at }
}

/** What is chosen, and the label as one of its versions takes it. */
function dropdownSearch({ named, at }: CreatedValue): Value {
  const within = (outer: string, inner: string): Value | undefined => {
    const props = named.get(outer)
    return props?.kind === 'object' ? props.named.get(inner) : undefined
  }
  const decoration =
    within('decoratorProps', 'decoration') ??
    within('dropdownDecoratorProps', 'dropdownSearchDecoration') ??
    named.get('dropdownSearchDecoration') ??
    created('InputDecoration', { labelText: named.get('label') ?? NULL, hintText: named.get('hint') ?? NULL })
  const chosen = named.get('selectedItem')
  const isWord = chosen?.kind === 'string'
  return { ...created('TextFormField', { decoration, initialValue: isWord ? chosen : NULL }), at }
}
