import { previewUrl } from '#helper-client'
import type { Screen } from './devices.ts'
import styles from './phone.module.css'

// the app's own sign-in popups, links, dialogs and pickers must work in it; its origin is not the dashboard's
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads'
const ALLOW = 'camera; microphone; geolocation; clipboard-read; clipboard-write; fullscreen'

interface AppFrameProps {
  /** Changes when the frame is to be loaded anew. */
  timestamp: number
  screen: Screen
  dark: boolean
}

/** The running app. A new timestamp makes a new frame, so that reloads add no entries to the browser's history. */
export function AppFrame({ timestamp, screen, dark }: AppFrameProps) {
  const theme = dark ? 'dark' : 'light'
  return (
    <iframe
      key={timestamp}
      title="App preview"
      src={`${previewUrl()}/?t=${timestamp}`}
      sandbox={SANDBOX}
      allow={ALLOW}
      className={styles.app}
      data-app={theme}
      style={{
        top: screen.top,
        left: screen.left,
        width: screen.width - screen.left,
        height: screen.height - screen.top,
        // the page inside sees prefers-color-scheme follow this, across origins too
        colorScheme: theme,
      }}
    />
  )
}
