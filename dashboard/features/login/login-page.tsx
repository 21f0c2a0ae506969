import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { HardDrive } from '#icons'
import { loadLaterPart } from '#helper-client'
import { signInKind } from '#session'
import { Badge, PlainButton, Logo, Notice } from '#ui'
import { GoogleLogo } from './google-logo.tsx'
import { PhonePicture } from './phone-picture.tsx'
import { LOGIN_TEXTS } from './texts.ts'
import { useGoogleSignIn } from './use-google-sign-in.ts'

/** Comes after the first paint; nobody is kept from signing in where its file does not come. */
const LoginPairing = lazy(async () => {
  const part = await loadLaterPart(() => import('./login-pairing.tsx'))
  return { default: part?.LoginPairing ?? Nothing }
})
const Nothing: ComponentType = () => null

/** The sign-in page: what the product does and one button at the left, the product itself at the right. */
export function LoginPage() {
  // Success shows here by itself: whoever is signed in is led on by the route's guard.
  const { busy, problem, signIn } = useGoogleSignIn()
  return (
    <main className="grid h-full grid-cols-[minmax(380px,5fr)_7fr] max-[767px]:grid-cols-1">
      {/* Centred by padding, so that an error below the button does not move what is above it. */}
      <section className="relative grid content-start justify-items-start gap-[18px] overflow-y-auto border-r border-line bg-surface px-[clamp(40px,6vw,96px)] pt-[max(40px,calc(50vh-148px))] pb-10">
        <p className="flex items-center gap-2.5 text-[14px]/6 font-semibold tracking-[-0.02em]">
          <Logo />
          {LOGIN_TEXTS.product}
        </p>
        <h1 className="max-w-[15ch] type-title">{LOGIN_TEXTS.title}</h1>
        <p className="max-w-[38ch] text-sm/[22px] text-pretty text-ink-2">{LOGIN_TEXTS.about}</p>
        <PlainButton
          className="h-11! w-full max-w-[340px] gap-3! rounded-[10px]! border-edge! text-sm!"
          icon={<GoogleLogo />}
          busy={busy}
          onClick={signIn}
        >
          {busy ? LOGIN_TEXTS.signingIn : LOGIN_TEXTS.signIn}
        </PlainButton>
        <Suspense fallback={null}>
          <LoginPairing />
        </Suspense>
        {problem === null ? null : (
          <Notice tone="error" className="w-full max-w-[340px]">
            <p className="text-ink">{problem.text}</p>
            {problem.hint === null ? null : <p className="mt-1 type-small">{problem.hint}</p>}
          </Notice>
        )}
        {/* as wide as the button; what explains the first sentence stands with it */}
        <div className="grid max-w-[340px] gap-1 text-pretty text-ink-3">
          <p>{LOGIN_TEXTS.payment}</p>
          {signInKind() === 'local' ? <p>{LOGIN_TEXTS.localPayment}</p> : null}
        </div>
        {signInKind() === 'local' ? (
          <Badge icon={<HardDrive aria-hidden="true" />}>{LOGIN_TEXTS.local}</Badge>
        ) : null}
      </section>
      <div className="grid place-items-center overflow-hidden dotted max-[767px]:hidden">
        <PhonePicture />
      </div>
    </main>
  )
}
