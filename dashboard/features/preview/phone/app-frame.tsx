import { useCallback, useLayoutEffect, useRef } from 'react'
import type { AppPage } from '../page/use-page.ts'
import { PageFrame } from './page-frame.tsx'
import type { FrameRole } from './page-frame.tsx'
import type { Screen } from './screen.ts'

interface AppFrameProps {
  page: Pick<AppPage, 'shown' | 'coming' | 'leaving' | 'attach' | 'loaded'>
  /** The frames' `allow`; a page takes a change of it only when it is loaded anew. */
  allow: string
  screen: Screen
  dark: boolean
  /** Gets the frame that is seen; again when that has loaded, or another took its place. */
  onSeen: (element: HTMLIFrameElement | null, loaded: boolean) => void
}

/**
 * The app in its frame, and behind it the page that will take its place. Each page has a frame of its own, so that
 * reloads add no entries to the browser's history; frames only ever come at the end and go, since one that is moved in
 * the document loads anew.
 */
export function AppFrame({ page, allow, screen, dark, onSeen }: AppFrameProps) {
  const { shown, coming, leaving, attach, loaded } = page
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  const done = useRef(new Set<number>())
  const seen = useRef<number | null>(null)
  const focusLost = useRef(false)
  const stamp = shown?.stamp ?? null

  useLayoutEffect(() => {
    const before = seen.current === null ? undefined : frames.current.get(seen.current)
    const element = stamp === null ? null : (frames.current.get(stamp) ?? null)
    // the keyboard stays in the app when its page is another
    if (focusLost.current || (before !== undefined && before === document.activeElement)) element?.focus()
    focusLost.current = false
    seen.current = stamp
    onSeen(element, stamp !== null && done.current.has(stamp))
  }, [stamp, onSeen])

  const take = useCallback(
    (of: number, element: HTMLIFrameElement | null) => {
      if (element === null) {
        frames.current.delete(of)
        done.current.delete(of)
      } else frames.current.set(of, element)
      attach(of, element)
    },
    [attach],
  )
  const onLoaded = useCallback(
    (of: number) => {
      done.current.add(of)
      loaded(of)
      if (of === seen.current) onSeen(frames.current.get(of) ?? null, true)
    },
    [loaded, onSeen],
  )
  const onFocusLost = useCallback(() => {
    focusLost.current = true
  }, [])

  const roles: readonly (readonly [FrameRole, typeof shown])[] = [
    ['leaving', leaving],
    ['shown', shown],
    ['coming', coming],
  ]
  return roles
    .flatMap(([role, framed]) => (framed === null ? [] : [{ role, framed }]))
    .toSorted((a, b) => a.framed.stamp - b.framed.stamp)
    .map(({ role, framed }) => (
      <PageFrame
        key={framed.stamp}
        framed={framed}
        role={role}
        allow={allow}
        screen={screen}
        dark={dark}
        attach={take}
        loaded={onLoaded}
        onFocusLost={onFocusLost}
      />
    ))
}
