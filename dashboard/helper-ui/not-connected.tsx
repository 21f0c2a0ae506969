import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice, buttonLook } from '#ui'
import { useDiagnosis } from '#helper-client'
import { texts } from './texts.ts'

interface NotConnectedProps {
  /** The page's one filled button. */
  primary?: boolean
  /** What that means on this page. */
  children: ReactNode
}

/** Why a page knows nothing new, and the way out of it. */
export function NotConnected({ primary = true, children }: NotConnectedProps) {
  const { kind } = useDiagnosis()
  return (
    <Notice
      tone="warning"
      title={kind === 'too-slow' ? texts.notConnected.hangs : texts.notConnected.title}
      actions={
        <Link to="/api" className={buttonLook(primary ? 'primary' : 'outlined', 'small')}>
          {kind === 'not-started' ? texts.notConnected.how : texts.notConnected.whatToDo}
        </Link>
      }
    >
      {children} {texts.notConnected.follows}
    </Notice>
  )
}
