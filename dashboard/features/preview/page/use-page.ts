import type { PageSettings } from '@mosaygent/contract'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { addAppLines, previewUrl } from '#helper-client'
import type { View } from '../view-settings.ts'
import { PageLink } from './page-link.ts'
import type { PageState } from './page-link.ts'

/** The app's page as seen from here: its state, and the two ends that the frame is tied to. */
export interface AppPage extends PageState {
  readonly frame: (element: HTMLIFrameElement | null) => void
  readonly loaded: () => void
}

/**
 * Talks with the script in the app's page. `code` names what runs now; `onFocusOut` is called when the person wants
 * the keyboard back.
 */
export function usePage(
  view: View,
  code: string,
  onFocusOut: (direction: 'forward' | 'back') => void,
): AppPage {
  const [link] = useState(
    () =>
      new PageLink({
        origin: () => new URL(previewUrl()).origin,
        onLog: addAppLines,
        onFocusOut,
        now: () => Date.now(),
      }),
  )
  const state = useSyncExternalStore(link.subscribe, link.snapshot)
  useEffect(() => {
    window.addEventListener('message', link.receive)
    return () => {
      window.removeEventListener('message', link.receive)
    }
  }, [link])
  useEffect(() => {
    link.settings(pageSettings(view))
  }, [link, view])
  useEffect(() => {
    link.code(code)
  }, [link, code])
  const frame = useCallback(
    (element: HTMLIFrameElement | null) => {
      link.attach(element?.contentWindow ?? null)
    },
    [link],
  )
  return { ...state, frame, loaded: link.loaded }
}

/** The view in the words of the script. */
export function pageSettings({ textScale, locale, appDark }: View): PageSettings {
  return {
    type: 'mosaygent.settings',
    textScale: textScale === 100 ? null : textScale / 100,
    locale,
    brightness: appDark ? 'dark' : 'light',
  }
}
