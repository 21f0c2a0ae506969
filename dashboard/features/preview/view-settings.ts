import * as z from 'zod/mini'
import { changeBrowserSetting, useBrowserSetting } from '#session'

export const TEXT_SCALE = { least: 50, most: 300, step: 5 } as const
export const ZOOM = { least: 20, most: 150, step: 1 } as const

const percent = ({ least, most }: { least: number; most: number }) =>
  z.number().check(z.minimum(least), z.maximum(most))

const View = z.object({
  device: z.string(),
  landscape: z.boolean(),
  appDark: z.boolean(),
  /** Size of the app's text, percent. */
  textScale: z._default(percent(TEXT_SCALE), 100),
  /** The app's language as a BCP 47 tag; null: the browser's own. */
  locale: z._default(z.nullable(z.string()), null),
  /** Whether the app is told that it runs on that device, or in this browser. */
  identity: z._default(z.enum(['device', 'browser']), 'device'),
  /** The soft keyboard: down, up with a field that takes text, or up. */
  keyboard: z._default(z.enum(['down', 'field', 'up']), 'down'),
  /** Percent; null: as large as fits. */
  zoom: z._default(z.nullable(percent(ZOOM)), null),
})
export type View = z.infer<typeof View>

const DEFAULT_VIEW: View = {
  device: 'iphone-16',
  landscape: false,
  appDark: false,
  textScale: 100,
  locale: null,
  identity: 'device',
  keyboard: 'down',
  zoom: null,
}

/** The conditions the app is seen under; remembered in this browser. */
export const useView = () => useBrowserSetting('preview_view', View, DEFAULT_VIEW)

const Width = z.nullable(z.number())

/** The console's width in px; null while nobody has moved its edge. */
export const useConsoleWidth = () => useBrowserSetting('preview_console_width', Width, null)

/** Changes it from what it is by now: keys may come faster than the page draws. */
export const changeConsoleWidth = (change: (before: number | null) => number) => {
  changeBrowserSetting('preview_console_width', Width, null, change)
}
