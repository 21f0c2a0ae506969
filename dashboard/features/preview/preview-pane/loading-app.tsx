import { Spinner } from '#ui'
import { overlayTexts } from './texts.ts'
import { OverlayPanel } from './overlay-panel.tsx'
import styles from './overlay.module.css'

/**
 * The page of the app loads, with none before it that could be seen meanwhile: the screen is as it is without an app, and
 * not as white as a page without a picture. `quiet`: something else on the screen says what is under way.
 */
export function LoadingApp({ quiet }: { quiet: boolean }) {
  return (
    <>
      <div className={styles.wall} data-testid="loading-app" />
      {quiet ? null : <OverlayPanel icon={<Spinner size={20} />} title={overlayTexts.loadingApp} />}
    </>
  )
}
