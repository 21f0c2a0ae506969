import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'

/** Draws one kind of widget. */
export type Renderer = (widget: CreatedValue, context: Context) => Box

/** Drawers by the name of the widget, or `Name.constructor` where that one differs. */
export type RendererTable = Readonly<Record<string, Renderer>>
