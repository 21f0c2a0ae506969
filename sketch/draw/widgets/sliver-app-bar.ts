import { created, double, integer } from '../../evaluate/value.ts'
import { within } from '../box.ts'
import { element } from '../element.ts'
import { argument, numberArgument, objectArgument } from '../widget-arguments.ts'
import { barBackground } from './app-bar.ts'
import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'

/**
 * A bar that scrolls away, as it is before anybody scrolls: what lies behind it over the whole height, its toolbar at
 * the top, the title that grows at the foot, and what is below the bar.
 */
export function drawSliverAppBar(widget: CreatedValue, context: Context): Box {
  const height = numberArgument(widget, 'expandedHeight')
  const space = objectArgument(widget, 'flexibleSpace')
  const flexible = space?.type === 'FlexibleSpaceBar' ? space : undefined
  const grown = flexible === undefined ? undefined : argument(flexible, 'title')
  const behind = flexible === undefined ? argument(widget, 'flexibleSpace') : argument(flexible, 'background')
  const named = new Map(widget.named)
  if (height === undefined && (flexible === undefined || behind === undefined)) {
    const title = argument(widget, 'title') ?? grown
    if (title !== undefined) named.set('title', title)
    return context.draw({ ...created('AppBar'), named }, context)
  }
  const inner = within(context, { width: 'tight', height: height === undefined ? 'unbounded' : 'tight' })
  const { bar, material3 } = context.theme
  const text = { ...context.theme.text('titleLarge'), ...(material3 ? {} : { color: bar.title }) }
  const caption = context.draw(grown, { ...within(context, { width: 'loose', height: 'loose' }), text }).node
  const below = context.draw(argument(widget, 'bottom'), within(context, { width: 'tight', height: 'loose' }))
  for (const part of ['flexibleSpace', 'bottom']) named.delete(part)
  named.set('backgroundColor', created('Color', {}, [integer(0)]))
  named.set('elevation', double(0))
  const toolbar = context.draw({ ...created('AppBar'), named }, within(context, { height: 'loose' })).node
  const node = element(
    {
      width: '100%',
      height: height ?? 'auto',
      position: 'relative',
      overflow: 'hidden',
      'background-color': barBackground(widget, context.theme),
    },
    [
      element(
        height === undefined ? {} : { position: 'absolute', inset: '0' },
        context.draw(behind, inner).node,
      ),
      element({ position: 'absolute', 'inset-inline': 0, top: 0 }, toolbar),
      element({ position: 'absolute', 'inset-inline': 0, bottom: 0 }, [
        element({ padding: '0 16px 16px' }, caption),
        below.node,
      ]),
    ],
    { widget: widget.type },
  )
  return { node, width: 'fill', height: 'hug' }
}
