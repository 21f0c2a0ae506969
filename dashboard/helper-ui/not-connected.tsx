import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice, buttonLook } from '#ui'
import { texts } from './texts.ts'

/** Why a page knows nothing new, and the way out of it. `children`: what that means on this page. */
export function NotConnected({ children }: { children: ReactNode }) {
  return (
    <Notice
      tone="warning"
      title={texts.notConnected.title}
      actions={
        <Link to="/api" className={buttonLook('outlined', 'small')}>
          {texts.notConnected.how}
        </Link>
      }
    >
      {children} {texts.notConnected.follows}
    </Notice>
  )
}
