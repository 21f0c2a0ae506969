import { Link, useLocation } from '@tanstack/react-router'
import { MapPinOff } from '#icons'
import { EmptyState, PageBar, PageBody, buttonLook } from '#ui'
import { rarePageTexts } from './rare-page-texts.ts'
import { PAGE_NAMES } from './texts.ts'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageBar title={PAGE_NAMES.notFound} />
      <PageBody>
        <EmptyState
          icon={<MapPinOff />}
          title={rarePageTexts.notFound.title}
          action={
            <div className="flex gap-2">
              <Link to="/environment" className={buttonLook()}>
                {rarePageTexts.notFound.environment}
              </Link>
              <Link to="/flutter" className={buttonLook('primary')}>
                {rarePageTexts.notFound.flutter}
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
