import { Inbox } from '#icons'
import {
  Avatar,
  Badge,
  Button,
  Card,
  EmptyState,
  FactList,
  Kbd,
  LastLines,
  Logo,
  Meter,
  Notice,
  RelativeTime,
  Skeleton,
  StatusDot,
} from '#ui'
import { Sample, Row } from './sample.tsx'

const AGO = new Date(Date.now() - 7_300_000).toISOString()

export function Words() {
  return (
    <Sample title="Badges, notices, facts">
      <Row>
        <Logo />
        <Avatar photoUrl={null} />
        <Badge>Neutral</Badge>
        <Badge tone="good" dot>
          Synced
        </Badge>
        <Badge tone="warn">Different Project Active</Badge>
        <Badge tone="bad">Missing</Badge>
        <Badge tone="accent">3 files</Badge>
        <StatusDot tone="good" />
        Connected <Kbd>R</Kbd>
      </Row>
      <div className="grid max-w-3xl gap-4">
        <Notice tone="error" title="The clone failed" actions={<Button size="small">Try again</Button>}>
          The repository could not be reached.
        </Notice>
        <Notice tone="warning">The helper and this browser have different directories.</Notice>
        <Notice tone="info">Files are downloaded when the environment is switched.</Notice>
        <Card title="Facts" end={<Badge tone="good">Present</Badge>}>
          <FactList
            rows={[
              { label: 'Branch', value: 'main' },
              {
                label: 'Last modified',
                value: <RelativeTime iso={AGO} />,
              },
              { label: 'Server', value: <Skeleton className="h-4 w-24" /> },
            ]}
          />
          <Meter label="Clone" percent={62} />
          <Meter label="Packages" percent={null} />
          <LastLines
            label="Last lines"
            lines={['Compiling', 'No space left on device']}
            className="type-code"
          />
        </Card>
        <EmptyState icon={<Inbox />} title="No lines match the filter" action={<Button>Clear filter</Button>}>
          Twelve lines are hidden by it.
        </EmptyState>
      </div>
    </Sample>
  )
}
