import { Spinner } from '#ui'
import { glassTexts } from './texts.ts'
import { Veil } from './veil.tsx'
import styles from './veil.module.css'

/**
 * The page of the app loads, with none before it that could be seen meanwhile: the glass is as it is without an app, and
 * not as white as a page without a picture. `quiet`: something else on the glass says what is under way.
 */
export function LoadingApp({ quiet }: { quiet: boolean }) {
  return (
    <>
      <div className={styles.wall} data-testid="loading-app" />
      {quiet ? null : <Veil icon={<Spinner size={20} />} title={glassTexts.loadingApp} />}
    </>
  )
}
