import * as z from 'zod/mini'
import { useBrowserSetting } from '#session'

const View = z.object({ device: z.string(), landscape: z.boolean(), appDark: z.boolean() })
export type View = z.infer<typeof View>

const DEFAULT_VIEW: View = { device: 'iphone-16', landscape: false, appDark: false }

/** How the phone is held and lit; remembered in this browser. */
export const useView = () => useBrowserSetting('preview_view', View, DEFAULT_VIEW)

const Width = z.nullable(z.number())

/** The console's width in px; null while nobody has moved its edge. */
export const useConsoleWidth = () => useBrowserSetting('preview_console_width', Width, null)
