import { CircleAlert, Hourglass } from '#icons'
import type { Coming } from '../page/page-request.ts'
import { Button } from '#ui'
import { EDGED } from './edged.ts'
import { overlayTexts } from './texts.ts'
import styles from './overlay.module.css'

interface ComingPageProps {
  coming: Coming
  onChoose: (what: 'show' | 'keep') => void
}

/** New code loads behind the app: a thin line on the screen says so; what does not come is the person's to decide. */
export function ComingPage({ coming, onChoose }: ComingPageProps) {
  if (coming.waiting === 'loading')
    return (
      <div
        className={styles.line}
        role="progressbar"
        aria-label={overlayTexts.loadingNew}
        title={overlayTexts.loadingNew}
        data-testid="coming"
      />
    )
  return (
    <div className={styles.strip} role="alert" data-testid="coming">
      <h2 className={`flex items-center gap-2 ${styles.striptitle}`}>
        {coming.waiting === 'threw' ? (
          <CircleAlert aria-hidden="true" className="flex-none text-bad-ink" />
        ) : (
          <Hourglass aria-hidden="true" className="flex-none text-warn-ink" />
        )}
        {overlayTexts.notDrawn[coming.waiting]}
      </h2>
      <p className={styles.whole}>{overlayTexts.notDrawnWhat[coming.waiting]}</p>
      <div className="mt-0.5 flex flex-wrap gap-1">
        <Button
          size="small"
          className={EDGED}
          onClick={() => {
            onChoose('keep')
          }}
        >
          {overlayTexts.keepOld}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onChoose('show')
          }}
        >
          {overlayTexts.showNew}
        </Button>
      </div>
    </div>
  )
}
