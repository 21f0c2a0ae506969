import { lazy, Suspense, useEffect } from 'react'
import { askForSession, isServedHere, useSessionRefusal } from '#helper-client'
import { Notice } from '#ui'
import { texts } from './texts.ts'

/** Loaded only where it is shown: the sign-in page comes before any field and needs none. */
const PairingForm = lazy(() =>
  import('./pairing-form.tsx').then(({ PairingForm }) => ({ default: PairingForm })),
)

/**
 * Says before the sign-in that this browser has to be paired with the helper. Of a page that is served from this computer
 * alone: one that is hosted elsewhere sends the helper nothing yet.
 */
export function PairingNotice({ className }: { className?: string }) {
  const refusal = useSessionRefusal()
  useEffect(() => {
    if (isServedHere()) void askForSession()
  }, [])
  if (refusal?.why !== 'not-paired') return null
  return (
    <Notice tone="warning" title={texts.pairing.title} className={className ?? ''}>
      <p>{refusal.text}</p>
      <Suspense fallback={null}>
        <PairingForm />
      </Suspense>
    </Notice>
  )
}
