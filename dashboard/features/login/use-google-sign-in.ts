import { useRef, useState } from 'react'
import { signInProblem, signInWithGoogle } from '#session'
import { loginProblem } from './login-problem.ts'
import type { LoginProblem } from './login-problem.ts'

/** The button's state and the error box's text. Success shows in `useAuth`, not here. */
export function useGoogleSignIn(): { busy: boolean; problem: LoginProblem | null; signIn: () => void } {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  /** Which press is the newest: an earlier one that ends later has nothing to say any more. */
  const newest = useRef(0)

  const signIn = () => {
    newest.current += 1
    const mine = newest.current
    setBusy(true)
    setProblem(null)
    signInWithGoogle().then(
      () => {
        if (newest.current === mine) setBusy(false)
      },
      (error: unknown) => {
        if (newest.current !== mine) return
        setBusy(false)
        setProblem(loginProblem(signInProblem(error)))
      },
    )
  }
  return { busy, problem, signIn }
}
