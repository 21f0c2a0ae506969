import { Link, useLocation } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { EmptyState, PageBar, PageBody, buttonLook } from '#ui'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageBar title="Not found" />
      <PageBody>
        <EmptyState
          icon={<MapPinOff />}
          title="There is no page at this address"
          action={
            <div className="flex gap-2">
              <Link to="/environment" className={buttonLook()}>
                Open Environment
              </Link>
              <Link to="/flutter" className={buttonLook('primary')}>
                Open Flutter
              </Link>
            </div>
          }
        >
          <code className="[overflow-wrap:anywhere]">{pathname}</code>
        </EmptyState>
      </PageBody>
    </>
  )
}
