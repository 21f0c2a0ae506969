import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth, useMotion, useTheme } from '#session'
import { useMotionOnRoot, useThemeOnRoot } from '#ui'
import { AuthGate } from './auth-gate.tsx'
import { PartMissing } from './part-missing.tsx'

/** What surrounds every page, the sign-in too. */
export function Root() {
  const [theme] = useTheme()
  const router = useRouter()
  const { state } = useAuth()
  const [motion] = useMotion()
  useThemeOnRoot(theme)
  useMotionOnRoot(motion)
  useEffect(() => {
    // Signed in or out here, in another tab, or by the provider: the guard has the say again.
    if (state !== 'loading') void router.invalidate()
  }, [state, router])
  return (
    <AuthGate>
      <Outlet />
      <PartMissing />
    </AuthGate>
  )
}
