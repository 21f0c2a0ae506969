import { radiusCss, sideCss } from '../decoration.ts'
import { objectOf } from '../widget-arguments.ts'
import type { Value } from '../../evaluate/value.ts'
import type { Context } from '../box.ts'
import type { Css } from '../css.ts'
import type { Said } from '../said-by.ts'

/** `InputBorder.none` and `BorderSide.none` are names where they are not looked into. */
function isNone(value: Value | undefined): boolean {
  return value?.kind === 'member' ? value.name === 'none' : objectOf(value)?.constructor === 'none'
}

/**
 * The frame of a field: a line below, an outline, or none. By `_getDefaultBorder` of `material/input_decorator.dart`:
 * what `enabledBorder` says stands as it is, and of `border` the line takes the theme's colour, unless it is none.
 */
export function borderOf(
  said: Said,
  { collapsed, wrong, focused }: Readonly<Record<'collapsed' | 'wrong' | 'focused', boolean>>,
  { theme: { colors } }: Context,
): { outlined: boolean; css: Css } {
  const enabled = said(
    focused ? `focused${wrong ? 'Error' : ''}Border` : wrong ? 'errorBorder' : 'enabledBorder',
  )
  const chosen = enabled ?? said('border')
  if (isNone(chosen) || (chosen === undefined && collapsed))
    return { outlined: false, css: { 'border-radius': null } }
  const border = objectOf(chosen)
  const given = border?.named.get('borderSide')
  const line = (color: string): string | null => {
    if (isNone(given)) return null
    if (enabled !== undefined && given !== undefined) return sideCss(objectOf(given))
    return focused ? `2px solid ${wrong ? colors.error : colors.primary}` : `1px solid ${color}`
  }
  if (border?.type === 'OutlineInputBorder') {
    const css = { border: line(wrong ? colors.error : colors.outline), 'border-radius': 4 }
    return { outlined: true, css: { ...css, ...radiusCss(border.named.get('borderRadius')) } }
  }
  return { outlined: false, css: { 'border-bottom': line(wrong ? colors.error : colors.onSurfaceVariant) } }
}
