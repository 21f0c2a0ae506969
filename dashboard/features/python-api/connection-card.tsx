import type { Reply } from '@mosaygent/contract'
import { PlugZap } from 'lucide-react'
import { connect, useConnection, useSessionRefusal } from '#helper-client'
import { Badge, Button, Card, Notice } from '#ui'
import { asksFirst, connectionWords } from './connection-words.ts'

interface ConnectionCardProps {
  helperUrl: string
  /** This dashboard's own version. */
  version: string
  /** What the helper says of itself; undefined while it has not. */
  answering: Reply<'pythonTools'> | undefined
}

/** Whether the helper answers, what was tried, and the cause when it does not. */
export function ConnectionCard({ helperUrl, version, answering }: ConnectionCardProps) {
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
          {answering === undefined ? null : ` ${whoAnswers(answering)}`}
        </p>
      )}
      {answering === undefined || answering.version === version ? null : (
        <Notice
          tone="warning"
          title={`The helper is version ${answering.version}, this dashboard ${version}`}
        >
          Most things work all the same. Update the older one: download the package again, or pull and start.
        </Notice>
      )}
      <div>
        <Button
          variant="outlined"
          busy={connection.checking}
          onClick={() => {
            void connect()
          }}
        >
          {asksFirst(connection.cause) ? 'Connect' : 'Check Connection'}
        </Button>
      </div>
    </Card>
  )
}

function whoAnswers({ from_package: fromPackage, version }: Reply<'pythonTools'>): string {
  return `Version ${version}, started ${fromPackage ? 'from the Python package' : 'by the mosaygent command'}.`
}
