import { useEffect, useState } from 'react'
import { APP_PERMISSIONS } from '@mosaygent/contract'
import { previewUrl } from '#helper-client'
import { appSize } from './screen.ts'
import type { Screen } from './screen.ts'
import styles from './phone.module.css'
import { texts } from './texts.ts'

// the app's own sign-in popups, links, dialogs and pickers must work in it; its origin is not the dashboard's
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads'
const ALLOW = APP_PERMISSIONS.join('; ')

/** How long the app fades in over the sketch; the stylesheet has the same number. */
const FADE_MS = 220
/** How long a sketch stays at most below a page that has loaded and does not say that it drew: not every app does. */
const UNDRAWN_MS = 3_000
/** How long a sketch stays at most below a page that never says it has loaded. */
const LONGEST_MS = 8_000

interface AppFrameProps {
  /** Changes when the frame is to be loaded anew. */
  timestamp: number
  /** What it loads is the sketch that stands in while the app compiles. */
  sketch: boolean
  screen: Screen
  dark: boolean
  /** The page will say when it has drawn its first picture, and has not yet. */
  undrawn: boolean
  /** Gets the frame that is talked to. */
  frameRef: (element: HTMLIFrameElement | null) => void
  onLoaded: () => void
}

/**
 * The running app. A new timestamp makes a new frame, so that reloads add no entries to the browser's history. A
 * sketch stays below the app that follows it until that has drawn, so that nothing flashes; an app never stays
 * below another, since the tool talks to one page.
 */
export function AppFrame({ timestamp, sketch, screen, dark, undrawn, frameRef, onLoaded }: AppFrameProps) {
  const [shown, setShown] = useState({ timestamp, sketch })
  const [loaded, setLoaded] = useState<number | null>(null)
  const changing = shown.timestamp !== timestamp
  const before = changing && shown.sketch ? shown.timestamp : null
  useEffect(() => {
    if (!changing) return undefined
    const wait = !shown.sketch ? 0 : loaded !== timestamp ? LONGEST_MS : undrawn ? UNDRAWN_MS : FADE_MS
    const timer = setTimeout(() => {
      setShown({ timestamp, sketch })
    }, wait)
    return () => {
      clearTimeout(timer)
    }
  }, [changing, loaded, shown.sketch, sketch, timestamp, undrawn])

  const theme = dark ? 'dark' : 'light'
  const shared = {
    allow: ALLOW,
    className: styles.app,
    'data-app': theme,
    style: {
      top: screen.top,
      left: screen.left,
      ...appSize(screen),
      // the page inside sees prefers-color-scheme follow this, across origins too
      colorScheme: theme,
    },
  }
  const address = (stamp: number) => `${previewUrl()}/?t=${stamp}`
  return (
    <>
      {before === null ? null : (
        <iframe
          key={before}
          title={texts.sketch}
          src={address(before)}
          sandbox={SANDBOX}
          inert
          aria-hidden="true"
          {...shared}
        />
      )}
      <iframe
        key={timestamp}
        ref={frameRef}
        title={texts.app}
        src={address(timestamp)}
        sandbox={SANDBOX}
        data-coming={before !== null && (loaded !== timestamp || undrawn) ? '' : undefined}
        onLoad={() => {
          onLoaded()
          setLoaded(timestamp)
        }}
        {...shared}
      />
    </>
  )
}
