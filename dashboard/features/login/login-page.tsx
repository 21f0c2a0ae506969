import { useNavigate } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { useEffect } from 'react'
import { readToken, signInKind, useAuth } from '#session'
import { Badge, PlainButton, Mark, Notice } from '#ui'
import { GoogleMark } from './google-mark.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { useGoogleSignIn } from './use-google-sign-in.ts'

/** The sign-in page: what the product does and one button at the left, the product itself at the right. */
export function LoginPage() {
  const auth = useAuth()
  const navigate = useNavigate()
  const { busy, problem, signIn } = useGoogleSignIn()

  // Also when the sign-in came about elsewhere: in another tab, or late in a popup that seemed closed.
  const arrived = auth.state === 'signed-in' && readToken() !== null
  useEffect(() => {
    if (arrived) void navigate({ to: '/flutter', replace: true })
  }, [arrived, navigate])

  return (
    <main className="grid h-full grid-cols-[minmax(380px,5fr)_7fr]">
      {/* Centred by padding, so that an error below the button does not move what is above it. */}
      <section className="grid content-start justify-items-start gap-[18px] overflow-y-auto border-r border-line bg-surface px-[clamp(40px,6vw,96px)] pt-[max(40px,calc(50vh-148px))] pb-10">
        <p className="flex items-center gap-2.5 text-[15px]/6 font-semibold tracking-[-0.02em]">
          <Mark />
          Mosaygent
        </p>
        <h1 className="max-w-[15ch] text-[30px]/9 font-semibold tracking-[-0.028em]">
          See every edit arrive.
        </h1>
        <p className="max-w-[38ch] text-sm/[22px] text-pretty text-ink-2">
          Your Flutter app in a phone frame, its API and its Firebase files beside it, all on your own
          machine.
        </p>
        <PlainButton
          className="h-11! w-full max-w-[340px] gap-3! rounded-[10px]! border-edge! text-sm!"
          icon={<GoogleMark />}
          busy={busy}
          onClick={signIn}
        >
          {busy ? 'Signing in...' : 'Continue with Google'}
        </PlainButton>
        {problem === null ? null : (
          <Notice tone="error" className="w-full max-w-[340px]">
            <p className="text-ink">{problem.text}</p>
            {problem.hint === null ? null : <p className="mt-1 type-small">{problem.hint}</p>}
          </Notice>
        )}
        <p className="max-w-[42ch] text-ink-3">Access is granted after payment.</p>
        {signInKind() === 'local' ? (
          <>
            <p className="max-w-[42ch] text-ink-3">
              This copy uses a local sign-in, so there is nothing to pay here.
            </p>
            <Badge icon={<HardDrive aria-hidden="true" />}>Local sign-in: names you, protects nothing</Badge>
          </>
        ) : null}
      </section>
      <div className="grid place-items-center overflow-hidden dotted">
        <PhonePicture />
      </div>
    </main>
  )
}
