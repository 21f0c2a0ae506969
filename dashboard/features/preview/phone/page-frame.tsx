import { frameName } from '@mosaygent/contract'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Framed } from '../page/page-request.ts'
import { appSize } from './screen.ts'
import type { Screen } from './screen.ts'
import styles from './phone.module.css'
import { texts } from './texts.ts'

// the app's own sign-in popups, links, dialogs and pickers must work in it; its origin is not the dashboard's
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads'

export type FrameRole = 'shown' | 'coming' | 'leaving'
const TITLES = { shown: texts.app, coming: texts.coming, leaving: texts.sketch } as const

interface PageFrameProps {
  framed: Framed
  role: FrameRole
  allow: string
  screen: Screen
  dark: boolean
  attach: (stamp: number, element: HTMLIFrameElement | null) => void
  loaded: (stamp: number) => void
  /** It goes, and had the keyboard's focus. */
  onFocusLost: () => void
}

/** One page of the app. Only the one that is seen takes input and is read out. */
export function PageFrame(props: PageFrameProps) {
  const { framed, role, allow, screen, dark, attach, loaded, onFocusLost } = props
  const { stamp } = framed
  const own = useRef<HTMLIFrameElement | null>(null)
  const ref = useCallback(
    (element: HTMLIFrameElement | null) => {
      own.current = element
      attach(stamp, element)
    },
    [attach, stamp],
  )
  // before the element goes: afterwards nobody knows that it had the focus
  useLayoutEffect(
    () => () => {
      if (own.current !== null && own.current === document.activeElement) onFocusLost()
    },
    [onFocusLost],
  )
  const theme = dark ? 'dark' : 'light'
  return (
    <iframe
      ref={ref}
      title={TITLES[role]}
      // its script reads there, before the app's own, which device the app is on
      name={frameName(framed.identity)}
      src={framed.address}
      sandbox={SANDBOX}
      allow={allow}
      className={styles.app}
      data-app={theme}
      data-role={role}
      inert={role !== 'shown'}
      aria-hidden={role === 'shown' ? undefined : true}
      style={{
        top: screen.top,
        left: screen.left,
        ...appSize(screen),
        // the page inside sees prefers-color-scheme follow this, across origins too
        colorScheme: theme,
      }}
      onLoad={() => {
        loaded(stamp)
      }}
    />
  )
}
