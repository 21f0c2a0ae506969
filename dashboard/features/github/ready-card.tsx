import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { Card, buttonLook } from '#ui'

/** Both steps are done. */
export function ReadyCard({ account }: { account: string | undefined }) {
  return (
    <Card title="Ready to Go!" icon={<CircleCheck aria-hidden="true" className="text-good-ink!" />}>
      <p className="text-ink-2">
        {account === undefined
          ? 'You are logged in to GitHub.'
          : `You are logged in to GitHub as ${account}.`}{' '}
        Private repositories that this account may read can be cloned.
      </p>
      <div>
        <Link to="/environment" className={buttonLook('outlined')}>
          Clone a repository
        </Link>
      </div>
    </Card>
  )
}
