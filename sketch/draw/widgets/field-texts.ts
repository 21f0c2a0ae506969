import { element } from '../element.ts'
import { textCss } from '../text-style.ts'
import { argument, numberArgument, stringArgument } from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import { within } from '../box.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'

/** A text of a field's decoration, which may be a widget instead: `labelText`, or `label`. */
export interface FieldText {
  readonly text: string | undefined
  readonly widget: Value | undefined
}

export function textOfField(decoration: CreatedValue | undefined, name: string): FieldText {
  if (decoration === undefined) return { text: undefined, widget: undefined }
  return { text: stringArgument(decoration, `${name}Text`), widget: argument(decoration, name) }
}

/** What is read out for it; of a widget that is a Text, its words. */
export function spokenText({ text, widget }: FieldText): string | undefined {
  const [words] = widget?.kind === 'object' && widget.type === 'Text' ? widget.positional : []
  return text ?? (words?.kind === 'string' ? words.value : undefined)
}

export const isThere = ({ text, widget }: FieldText): boolean => text !== undefined || widget !== undefined

/**
 * The label above what is typed (`_InputDecoratorState` of `material/input_decorator.dart`): small, and upon the line of
 * an outlined field.
 */
export function floatingLabel(
  { text, widget }: FieldText,
  outlined: boolean,
  context: Context,
  focused = false,
): Element {
  const { theme } = context
  const color = focused ? theme.colors.primary : theme.colors.onSurfaceVariant
  const small = textCss({ ...theme.text('bodySmall'), color })
  const upon = {
    position: 'absolute',
    top: -8,
    'inset-inline-start': 12,
    padding: '0 4px',
    'background-color': theme.colors.surface,
  }
  const inner =
    widget === undefined ? (text ?? '') : [context.draw(widget, within(context, context.bounds)).node]
  return element({ ...small, ...(outlined ? upon : {}) }, inner)
}

/** What stands below a field: help or what is wrong at its start, at its end how much may be written. */
export function belowField(
  widget: CreatedValue,
  decoration: CreatedValue | undefined,
  typed: string,
  start: number,
  context: Context,
): Element | null {
  const { theme } = context
  const error = textOfField(decoration, 'error')
  const said = isThere(error) ? error : textOfField(decoration, 'helper')
  const css = textCss({
    ...theme.text('bodySmall'),
    color: isThere(error) ? theme.colors.error : theme.colors.onSurfaceVariant,
  })
  const drawn = (value: Value): Box => context.draw(value, within(context, context.bounds))
  const own = said.widget === undefined ? null : drawn(said.widget).node
  const padding = `4px ${start}px 0`
  const help =
    own === null && said.text === undefined
      ? null
      : element({ ...css, padding }, own === null ? (said.text ?? '') : [own])
  const counter = counterOf(widget, decoration, typed)
  if (counter === null || counter === '') return help
  const end =
    typeof counter === 'string'
      ? element({ ...css, padding, 'margin-inline-start': 'auto' }, counter)
      : element({ padding, 'margin-inline-start': 'auto' }, [drawn(counter).node])
  return element({ width: '100%' }, [help, end], { class: 'row' })
}

/** Made when a field first counts: that alone is a fortieth of the way to the first picture. */
let letters: Intl.Segmenter | undefined

/** What a person takes for one letter is one, whatever it is made of. */
function lettersIn(text: string): number {
  letters ??= new Intl.Segmenter()
  return [...letters.segment(text)].length
}

/** How many letters are there of how many (`_TextFieldState._getEffectiveDecoration` of `material/text_field.dart`). */
function counterOf(
  widget: CreatedValue,
  decoration: CreatedValue | undefined,
  typed: string,
): string | Value | null {
  const own = textOfField(decoration, 'counter')
  if (own.widget !== undefined) return own.widget
  if (own.text !== undefined) return own.text
  const most = numberArgument(widget, 'maxLength')
  if (most === undefined || argument(widget, 'buildCounter') !== undefined) return null
  const length = lettersIn(typed)
  return most > 0 ? `${length}/${most}` : String(length)
}
