import { PlugZap } from 'lucide-react'
import { checkConnection, useConnection, useSessionRefusal } from '#helper-client'
import { Badge, Button, Card, Notice } from '#ui'
import { connectionWords } from './connection-words.ts'

/** Whether the helper answers, what was tried, and the cause when it does not. */
export function ConnectionCard({ helperUrl }: { helperUrl: string }) {
  const connection = useConnection()
  const { tone, badge, title, advice } = connectionWords(connection, helperUrl, useSessionRefusal())
  return (
    <Card
      title="Connection Status"
      icon={<PlugZap aria-hidden="true" />}
      end={
        <Badge tone={tone} dot>
          {badge}
        </Badge>
      }
    >
      {tone === 'bad' || tone === 'warn' ? (
        <Notice tone={tone === 'bad' ? 'error' : 'warning'} title={title}>
          {advice}
        </Notice>
      ) : (
        <p role="status" className="text-ink-2">
          {title}
        </p>
      )}
      <div>
        <Button
          variant={tone === 'bad' ? 'primary' : 'outlined'}
          busy={connection.checking}
          onClick={() => {
            void checkConnection()
          }}
        >
          Check Connection
        </Button>
      </div>
    </Card>
  )
}
