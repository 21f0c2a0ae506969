import { colorOf } from '../color.ts'
import { argument, objectOf } from '../widget-arguments.ts'
import type { Context } from '../box.ts'

const BLUE = '#007aff'

/** The colour of what can be tapped in Apple's look. */
export function cupertinoPrimary(context: Context): string {
  const value = objectOf(context.theme.value)
  return colorOf(value === undefined ? undefined : argument(value, 'primaryColor')) ?? BLUE
}
