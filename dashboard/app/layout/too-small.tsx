import { MIN_SCREEN_WIDTH_PX } from '@mosaygent/contract'
import { Logo } from '#ui'
import { texts } from './texts.ts'

/** Covers the layout where it would not fit. */
export function TooSmall() {
  return (
    <div
      role="alert"
      className="fixed inset-0 z-30 grid place-content-center justify-items-center gap-4 bg-canvas px-6 text-center"
    >
      <Logo size={34} />
      <div className="grid gap-1">
        <h1 className="type-page">{texts.tooSmall.title}</h1>
        <p className="max-w-[44ch] text-balance text-ink-2">{texts.tooSmall.detail(MIN_SCREEN_WIDTH_PX)}</p>
      </div>
    </div>
  )
}
