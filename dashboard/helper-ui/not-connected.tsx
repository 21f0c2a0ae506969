import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice, buttonLook } from '#ui'
import { texts } from './texts.ts'

interface NotConnectedProps {
  /** The page's one filled button. */
  primary?: boolean
  /** What that means on this page. */
  children: ReactNode
}

/** Why a page knows nothing new, and the way out of it. */
export function NotConnected({ primary = true, children }: NotConnectedProps) {
  return (
    <Notice
      tone="warning"
      title={texts.notConnected.title}
      actions={
        <Link to="/api" className={buttonLook(primary ? 'primary' : 'outlined', 'small')}>
          {texts.notConnected.how}
        </Link>
      }
    >
      {children} {texts.notConnected.follows}
    </Notice>
  )
}
