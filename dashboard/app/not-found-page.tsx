import { Link, useLocation } from '@tanstack/react-router'
import { MapPinOff } from '#icons'
import { EmptyState, PageBar, PageBody, buttonLook } from '#ui'
import { PAGE_NAMES, texts } from './texts.ts'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageBar title={PAGE_NAMES.notFound} />
      <PageBody>
        <EmptyState
          icon={<MapPinOff />}
          title={texts.notFound.title}
          action={
            <div className="flex gap-2">
              <Link to="/environment" className={buttonLook()}>
                {texts.notFound.environment}
              </Link>
              <Link to="/flutter" className={buttonLook('primary')}>
                {texts.notFound.flutter}
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
