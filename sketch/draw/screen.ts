import type { TargetPlatform } from '../evaluate/platform.ts'

/** In logical pixels. */
export interface Screen {
  readonly width: number
  readonly height: number
  /** The reader's language, in BCP 47. */
  readonly locale: string
  readonly platform: TargetPlatform
}

/** Of an app that has two themes and follows the system. */
export type Brightness = 'light' | 'dark'

/** The screen of a page that has not reported its own yet. */
export const FIRST_SCREEN: Screen = { width: 390, height: 844, locale: 'en', platform: 'android' }
