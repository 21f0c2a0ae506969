import type { CreatedValue } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'

/** Draws one kind of widget. */
export type Renderer = (widget: CreatedValue, context: Context) => Box

/** Renderers by the name of the widget, or by `Name.constructor` where that is drawn differently. */
export type RendererTable = Readonly<Record<string, Renderer>>
