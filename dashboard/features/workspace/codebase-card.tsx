import type { CodebaseKind, CodebaseStatus } from '@mosaygent/contract'
import { Server, Smartphone } from '#icons'
import type { ReactNode } from 'react'
import { Badge, Card, CodeText, Notice, Skeleton } from '#ui'
import { CodebaseFacts } from './codebase-facts.tsx'
import { CodebaseMissing } from './codebase-missing.tsx'
import { CODEBASES } from './codebases.ts'
import { FactsSkeleton } from './facts-skeleton.tsx'
import { GitActions } from './git-actions.tsx'
import { EnterCommand, NoApi, SayNoApi } from './no-api.tsx'
import { texts } from './texts.ts'
import { useGitActions } from './use-git-actions.ts'

const ICON = { api: Server, flutter: Smartphone }

/** `unknown`: nobody has said yet, and nobody is being asked. `old`: said before the helper was lost. */
export type Seen =
  | { kind: 'loading' }
  | { kind: 'unknown'; why: string }
  /** Somebody said that the project has none of this kind. */
  | { kind: 'unwanted' }
  | { kind: 'known'; status: CodebaseStatus; old: boolean }

interface CodebaseCardProps {
  kind: CodebaseKind
  seen: Seen
  primary: boolean
  blocked: string | null
  /** What else can be done here, with or without a codebase. */
  actions?: ReactNode
  /** In the header: which of several codebases this is. */
  choice?: ReactNode
}

/** One codebase: present with its facts, or missing with the way to get it. */
export function CodebaseCard({ kind, seen, primary, blocked, actions, choice }: CodebaseCardProps) {
  const Icon = ICON[kind]
  const git = useGitActions(kind)
  return (
    <Card
      title={CODEBASES[kind].title}
      icon={<Icon aria-hidden="true" />}
      end={
        <>
          {choice}
          <State seen={seen} />
        </>
      }
    >
      {seen.kind === 'loading' ? (
        <FactsSkeleton />
      ) : seen.kind === 'unknown' ? (
        <>
          <p className="text-ink-2">{seen.why}</p>
          {actions}
        </>
      ) : seen.kind === 'unwanted' ? (
        <NoApi blocked={blocked} />
      ) : seen.status.detected ? (
        <CodebaseFacts kind={kind} actions={git} status={seen.status} old={seen.old} blocked={blocked}>
          {actions}
        </CodebaseFacts>
      ) : (
        <>
          <CodebaseMissing
            kind={kind}
            source={seen.status.repository}
            primary={primary && !seen.status.git && !ownRepository(kind, seen.status)}
            blocked={blocked}
          >
            {kind === 'api' ? (
              <>
                <EnterCommand blocked={blocked} />
                <SayNoApi likely={ownRepository(kind, seen.status)} blocked={blocked} />
              </>
            ) : null}
          </CodebaseMissing>
          {kind === 'flutter' && seen.status.git ? (
            <>
              <p className="text-ink-2">
                <CodeText text={texts.card.otherBranch(seen.status.git.branch)} />
              </p>
              <GitActions
                kind={kind}
                git={git}
                remote={seen.status.git.remote !== undefined}
                blocked={blocked}
              />
            </>
          ) : null}
          {actions}
        </>
      )}
      {seen.kind === 'known' && seen.status.file_note !== undefined ? (
        <Notice tone="warning" title={texts.card.notRead}>
          <p>{seen.status.file_note}</p>
        </Notice>
      ) : null}
    </Card>
  )
}

/** The project directory is somebody's own repository, which an API of ours would hardly belong into. */
const ownRepository = (kind: CodebaseKind, { repository }: CodebaseStatus): boolean =>
  kind === 'api' && repository?.note !== undefined

function State({ seen }: { seen: Seen }) {
  if (seen.kind === 'loading') return <Skeleton className="h-[22px] w-[72px] rounded-full" />
  if (seen.kind === 'unwanted') return null
  if (seen.kind === 'unknown') return <Badge>{texts.card.unknown}</Badge>
  return seen.status.detected ? (
    <Badge tone={seen.old ? 'neutral' : 'good'} dot>
      {texts.card.present}
    </Badge>
  ) : (
    <Badge dot>{texts.card.missing}</Badge>
  )
}
