import type { PageSettings, FocusDirection } from '@mosaygent/contract'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addAppLines, addPageLine, previewUrl } from '#helper-client'
import { useStore } from '#store'
import { deviceOf } from '../phone/devices.ts'
import { keyboardOver } from '../phone/keyboard-size.ts'
import type { PictureAnswer } from '../picture/ask-for-picture.ts'
import type { View } from '../view-settings.ts'
import { AppPages } from './app-pages.ts'
import type { Coming, Framed, PageRequest } from './page-request.ts'
import type { PageState } from './page-link.ts'
import { holdsFocus } from './holds-focus.ts'
import { keyboardUp } from './keyboard-up.ts'
import { texts } from './texts.ts'
import { unreachableText } from './unreachable.ts'

/** More servers than these are no fault of a network. */
const SERVERS_NAMED = 50

/** The app's page as it is seen, the one that loads behind it, and the ends that their frames are tied to. */
export interface AppPage extends PageState {
  readonly shown: Framed | null
  readonly blank: boolean
  readonly coming: Coming | null
  readonly leaving: Framed | null
  readonly attach: (stamp: number, element: HTMLIFrameElement | null) => void
  readonly loaded: (stamp: number) => void
  readonly choose: (what: 'show' | 'keep') => void
  /** Goes to a route as the app names it. */
  readonly go: (to: string) => void
  readonly step: (way: 'back' | 'forward') => void
  /** What is seen; `density` as `askForPicture` has it. */
  readonly takePicture: (density: number | null) => Promise<PictureAnswer>
}

interface PageGiven {
  readonly view: View
  /** What is to be seen; null: nothing. */
  readonly request: PageRequest | null
  /** Names the code that runs in the page that is seen, where it was changed in place. */
  readonly code: string
  /** Flutter's; null or left out: not known. */
  readonly version: string | null | undefined
  /** The person wants the keyboard back. */
  readonly onFocusOut: (direction: FocusDirection) => void
  readonly onShown: (receipt: string) => void
  readonly onFailed: (receipt: string, reason: string, errors: readonly string[]) => void
}

/** Talks with the script in the app's pages, and has a new one loaded behind the one that is seen. */
export function usePage(given: PageGiven): AppPage {
  const { view, request, code, version, onFocusOut, onShown, onFailed } = given
  // a server that cannot be reached is said once, not with each reload
  const named = useRef(new Set<string>())
  const [pages] = useState(
    () =>
      new AppPages({
        base: previewUrl,
        origin: () => new URL(previewUrl()).origin,
        hidden: () => document.visibilityState === 'hidden',
        onLog: addAppLines,
        onFocusOut,
        holdsFocus,
        onWorker: (script, held) => {
          addPageLine(held ? texts.workerHeld(script) : texts.workerLives(script), 'info')
        },
        onShown,
        onFailed,
        say: (text) => {
          addPageLine(text, 'info')
        },
        now: () => Date.now(),
      }),
  )
  const { page, shown, blank, coming, leaving } = useStore(pages)
  useEffect(() => {
    window.addEventListener('message', pages.receive)
    document.addEventListener('visibilitychange', pages.visibilityChanged)
    return () => {
      window.removeEventListener('message', pages.receive)
      document.removeEventListener('visibilitychange', pages.visibilityChanged)
      pages.dispose()
    }
  }, [pages])
  const { unreachable } = page
  useEffect(() => {
    for (const server of unreachable) {
      const { title, advice } = unreachableText(server, version)
      if (named.current.has(title) || named.current.size >= SERVERS_NAMED) continue
      named.current.add(title)
      addPageLine(`${title}. ${advice}`, 'warning')
    }
  }, [unreachable, version])
  const keyboard = keyboardUp(view.keyboard, page) ? keyboardOver(deviceOf(view.device), view.landscape) : 0
  useEffect(() => {
    pages.settings(pageSettings(view, keyboard))
  }, [pages, view, keyboard])
  useEffect(() => {
    pages.code(code)
  }, [pages, code])
  useLayoutEffect(() => {
    pages.want(request)
  }, [pages, request])
  const attach = useCallback(
    (stamp: number, element: HTMLIFrameElement | null) => {
      pages.attach(stamp, element?.contentWindow ?? null)
    },
    [pages],
  )
  const loaded = useCallback(
    (stamp: number) => {
      pages.loaded(stamp)
    },
    [pages],
  )
  const choose = useCallback(
    (what: 'show' | 'keep') => {
      pages.choose(what)
    },
    [pages],
  )
  const go = useCallback(
    (to: string) => {
      pages.move({ type: 'mosaygent.go', to })
    },
    [pages],
  )
  const step = useCallback(
    (way: 'back' | 'forward') => {
      pages.move({ type: 'mosaygent.step', way })
    },
    [pages],
  )
  const takePicture = useCallback((density: number | null) => pages.takePicture(density), [pages])
  return { ...page, shown, blank, coming, leaving, attach, loaded, choose, go, step, takePicture }
}

/** The view in the words of the script. */
export function pageSettings({ textScale, locale, appDark }: View, keyboard = 0): PageSettings {
  return {
    type: 'mosaygent.settings',
    textScale: textScale === 100 ? null : textScale / 100,
    locale,
    brightness: appDark ? 'dark' : 'light',
    direction: null,
    keyboard,
  }
}
