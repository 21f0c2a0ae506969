import type { Reply } from '@mosaygent/contract'
import { Link } from '@tanstack/react-router'
import { PlugZap, RotateCw } from '#icons'
import { connect, useConnection } from '#helper-client'
import { ConnectionNotice, useConnectionWords } from '#helper-ui'
import { Badge, Button, Card, buttonLook } from '#ui'
import { PAGE } from './texts.ts'

interface ConnectionCardProps {
  /** What the helper says of itself; undefined while it has not. */
  answering: Reply<'pythonTools'> | undefined
  /** The page's one filled button. */
  primary: boolean
}

/** Whether the helper answers, what was tried, and the cause with its way out when it does not. */
export function ConnectionCard({ answering, primary }: ConnectionCardProps) {
  const { checking } = useConnection()
  const words = useConnectionWords()
  return (
    <Card
      title={PAGE.connection}
      icon={<PlugZap aria-hidden="true" />}
      end={
        // another word is another badge: the same one would stretch
        <Badge key={words.badge} tone={words.tone} dot>
          {words.badge}
        </Badge>
      }
    >
      {words.remedy === null ? (
        <p aria-live="polite" aria-atomic="true" className="text-ink-2">
          {words.title}
          {answering === undefined ? null : ` ${whoAnswers(answering)}`}
        </p>
      ) : (
        <ConnectionNotice words={words} checking={checking} hasCheckButton />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={primary ? 'primary' : 'outlined'}
          // its place is the spinner's: each check would move the link beside it
          icon={<RotateCw aria-hidden="true" />}
          busy={checking}
          onClick={() => {
            void connect()
          }}
        >
          {PAGE.check}
        </Button>
        <Link to="/doctor" className={buttonLook('quiet')}>
          {PAGE.doctor}
        </Link>
      </div>
    </Card>
  )
}

function whoAnswers({ from_package: fromPackage, version }: Reply<'pythonTools'>): string {
  return PAGE.answers(version, fromPackage)
}
