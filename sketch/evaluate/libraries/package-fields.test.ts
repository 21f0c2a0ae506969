import { expect, it } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const LABEL = "InputDecoration(labelText: 'Town')"
const ITEMS = "items: [DropdownMenuItem(value: 'x', child: Text('One'))]"
const OPTIONS = "[FormBuilderFieldOption(value: 'a'), FormBuilderFieldOption(value: 'b', child: Text('Bee'))]"

it.each([
  [`TypeAheadField(textFieldConfiguration: TextFieldConfiguration(decoration: ${LABEL}))`, 'Town'],
  [`TypeAheadFormField(textFieldConfiguration: TextFieldConfiguration(decoration: ${LABEL}))`, 'Town'],
  [`TypeAheadField(builder: (context, controller, focus) => TextField(decoration: ${LABEL}))`, 'Town'],
  ["SearchField(hint: 'Town', suggestions: [])", 'Town'],
  [`SearchField(searchInputDecoration: ${LABEL}, suggestions: [])`, 'Town'],
  ["DropdownSearch(label: 'Town', items: [])", 'Town'],
  [
    `DropdownSearch(items: (f, p) => [], decoratorProps: DropDownDecoratorProps(decoration: ${LABEL}))`,
    'Town',
  ],
  [
    `DropdownSearch(selectedItem: 'Rome', dropdownDecoratorProps: DropDownDecoratorProps(dropdownSearchDecoration: ${LABEL}))`,
    'Town|Rome',
  ],
  [`DropdownButton2(hint: Text('Town'), ${ITEMS}, value: null)`, 'Town'],
  [`DropdownButton2(hint: Text('Town'), ${ITEMS}, value: 'x')`, 'One'],
  [`FormBuilderDropdown(name: 'f', decoration: ${LABEL}, ${ITEMS}, initialValue: 'x')`, 'Town|One'],
  ["FormBuilderCheckbox(name: 'f', title: Text('Agreed'))", 'Agreed'],
  [`FormBuilderRadioGroup(name: 'f', decoration: ${LABEL}, options: ${OPTIONS})`, 'Town|a|Bee'],
  ["TextBox(placeholder: 'Town')", 'Town'],
])('%s', { tags: 'P-873' }, async (field, words) => {
  const html = await drawFiles({ 'lib/main.dart': mainWith(field) })
  for (const word of words.split('|')) expect(html).toContain(word)
  expect(html).not.toContain('data-unknown')
})
