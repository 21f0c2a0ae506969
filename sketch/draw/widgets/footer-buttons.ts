import { created, double, listOf } from '../../evaluate/value.ts'
import { alignmentOf, placeAcrossCss } from '../alignment.ts'
import { within } from '../box.ts'
import { element } from '../element.ts'
import { argument, listArgument } from '../widget-arguments.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Context } from '../box.ts'
import type { Element } from '../element.ts'

/** The buttons that a Scaffold has at its foot, whatever is scrolled above them (`material/scaffold.dart`); null: none. */
export function footerButtons(widget: CreatedValue, context: Context): Element | null {
  const buttons = listArgument(widget, 'persistentFooterButtons')
  if (buttons.length === 0) return null
  const line = context.draw(
    created('Divider', { height: double(1) }),
    within(context, { height: 'loose' }),
  ).node
  const bar = created('OverflowBar', { spacing: double(8), children: listOf([...buttons]) })
  const place = alignmentOf(argument(widget, 'persistentFooterAlignment'))
  const row = element(
    { padding: '8px', 'justify-content': place === undefined ? 'flex-end' : placeAcrossCss(place) },
    context.draw(bar, within(context, { width: 'loose', height: 'loose' })).node,
    { class: 'row' },
  )
  return element({ width: '100%' }, [line, row])
}
