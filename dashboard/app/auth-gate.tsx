import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { readToken, startAuth, useAuth } from '#session'
import { PlainButton, Logo, Spinner } from '#ui'
import { useRuntimeConfig } from './runtime-config.ts'
import { texts } from './texts.ts'

/** How long the provider may take before we offer a way on, ms. */
export const AUTH_LIMIT_MS = 10_000

/** Shows 'Loading...' until it is known who is signed in. A provider that cannot be reached never locks anyone out. */
export function AuthGate({ children }: { children: ReactNode }) {
  const { signIn } = useRuntimeConfig()
  const { state } = useAuth()
  const [late, setLate] = useState(false)
  const [skipped, setSkipped] = useState(false)
  const waiting = state === 'loading' && !skipped

  useEffect(() => {
    if (!waiting || late) return undefined
    const timer = setTimeout(() => {
      setLate(true)
    }, AUTH_LIMIT_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [waiting, late])

  if (!waiting) return children
  const retry = () => {
    setLate(false)
    startAuth(signIn)
  }
  return (
    <main className="grid h-full place-content-center justify-items-center gap-5 px-6 text-center">
      <Logo size={34} />
      {late ? (
        <>
          <div className="grid gap-1" role="alert">
            <h1 className="type-page">{texts.authGate.late}</h1>
            <p className="max-w-[46ch] text-ink-2">{texts.authGate.lateWhy}</p>
          </div>
          <div className="flex gap-2">
            <PlainButton
              onClick={() => {
                setSkipped(true)
              }}
            >
              {readToken() === null ? texts.authGate.signIn : texts.authGate.goOn}
            </PlainButton>
            <PlainButton variant="primary" onClick={retry}>
              {texts.authGate.again}
            </PlainButton>
          </div>
        </>
      ) : (
        <>
          <h1 className="sr-only">{texts.product}</h1>
          {/* as wide as it gets: in the middle of the window it would move when its letters come */}
          <p role="status" className="flex w-24 items-center gap-2 text-ink-2">
            <Spinner />
            {texts.authGate.loading}
          </p>
        </>
      )}
    </main>
  )
}
