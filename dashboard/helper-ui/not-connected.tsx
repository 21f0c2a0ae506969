import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice, buttonLook } from '#ui'

/** Why a page knows nothing new, and the way out of it. `children`: what that means on this page. */
export function NotConnected({ children }: { children: ReactNode }) {
  return (
    <Notice
      tone="warning"
      title="The helper is not connected"
      actions={
        <Link to="/api" className={buttonLook('outlined', 'small')}>
          How to start it
        </Link>
      }
    >
      {children} This page follows as soon as it answers.
    </Notice>
  )
}
