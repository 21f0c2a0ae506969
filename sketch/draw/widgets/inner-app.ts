import { builtAround } from '../built-around.ts'
import { firstPageOf } from '../first-page.ts'
import { iconLookOf } from '../icon-look.ts'
import { bindFirst } from '../routers/getx.ts'
import { themeOf } from '../theme.ts'
import { argument, nameArgument } from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Renderer, RendererTable } from './renderer.ts'

/** Draws what is below a theme in that. */
export function inTheme(
  { evaluator, ...context }: Context,
  data: Value | undefined,
  dark: boolean,
  draw: (context: Context) => Box,
): Box {
  const before = evaluator.inherited
  const theme = themeOf(data, dark, evaluator.nullSafe)
  evaluator.inherited = { ...before, theme: theme.value }
  const drawn = draw({ ...context, evaluator, theme, icon: iconLookOf(theme) })
  evaluator.inherited = before
  return drawn
}

/** An app within a page: its own first page with what its builder puts around it. */
const app: Renderer = (widget, context) => {
  const { evaluator } = context
  bindFirst(evaluator, widget)
  const page = firstPageOf(evaluator, widget)
  return context.draw(builtAround(evaluator, widget, page) ?? page, context)
}

/** One of Material's: in its own theme, of which there is always one (`material/app.dart`). */
const materialApp: Renderer = (widget, context) => {
  const [data, dark] = themeWithin(widget, context)
  return inTheme(context, data, dark, (inner) => app(widget, inner))
}

function themeWithin(widget: CreatedValue, { theme }: Context): [data: Value | undefined, dark: boolean] {
  const inDark = argument(widget, 'darkTheme')
  const mode = nameArgument(widget, 'themeMode')
  const dark = inDark !== undefined && (mode === 'dark' || (mode !== 'light' && theme.dark))
  return [dark ? inDark : argument(widget, 'theme'), dark]
}

export const INNER_APPS: RendererTable = {
  MaterialApp: materialApp,
  GetMaterialApp: materialApp,
  CupertinoApp: app,
  GetCupertinoApp: app,
  WidgetsApp: app,
}
