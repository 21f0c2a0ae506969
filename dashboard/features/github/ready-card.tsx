import { Link } from '@tanstack/react-router'
import { CircleCheck } from '#icons'
import { Card, buttonLook } from '#ui'
import { texts } from './texts.ts'

/** Both steps are done. */
export function ReadyCard({ account }: { account: string | undefined }) {
  return (
    <Card title={texts.ready.title} icon={<CircleCheck aria-hidden="true" className="text-good-ink!" />}>
      <p className="text-ink-2">
        {texts.ready.loggedIn(account)} {texts.ready.privateOnes}
      </p>
      <div>
        <Link to="/environment" className={buttonLook('primary')}>
          {texts.ready.clone}
        </Link>
      </div>
    </Card>
  )
}
