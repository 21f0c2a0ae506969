import type { Reply } from '@mosaygent/contract'
import { Download, RotateCw } from '#icons'
import { useLongAction } from '#helper-client'
import { JobProgress } from '#helper-ui'
import { Badge, Button, CommandLine, Notice, Skeleton } from '#ui'
import { LongActionHint } from './long-action-hint.tsx'
import { StepCard } from './step-card.tsx'
import { GH_KEYS } from './gh-keys.ts'
import { texts } from './texts.ts'

type Found = Reply<'ghInstalled'>

interface InstallStepProps {
  /** Undefined: not known yet. */
  found: Found | undefined
  checking: boolean
  blocked: string | null
  again: () => void
}

/** Step 1: the GitHub CLI is on this computer. */
export function InstallStep({ found, checking, blocked, again }: InstallStepProps) {
  const install = useLongAction({ endpoint: 'installGh', kind: 'install-gh', refresh: GH_KEYS })
  const running = install.state.kind === 'running'
  const plan = found?.install
  const manual = plan?.way === 'command'
  return (
    <StepCard
      number={1}
      done={found?.installed === true}
      title={texts.install.title}
      end={<State found={found} blocked={blocked} />}
    >
      {found?.note === undefined ? null : <Notice tone="warning" title={found.note} />}
      {found === undefined ? null : found.installed ? (
        found.path === undefined ? null : (
          <p className="type-small text-ink-3">
            <code className="[overflow-wrap:anywhere]">{found.path}</code>
          </p>
        )
      ) : (
        <>
          <p className="max-w-[68ch] text-ink-2">{plan?.words ?? texts.install.why}</p>
          {plan?.command === undefined ? null : <CommandLine text={plan.command} />}
          {running ? (
            <JobProgress
              job={install.job}
              label={texts.install.progress}
              onCancel={install.cancel}
              cancelling={install.cancelling}
            />
          ) : null}
          {install.state.kind === 'failed' ? <Notice tone="error" title={install.state.detail} /> : null}
          {install.state.kind === 'cancelled' ? (
            <p className="text-ink-3">{texts.install.cancelled}</p>
          ) : null}
          <LongActionHint running={running} since={install.job?.started_at} />
          {running ? null : (
            <div className="flex gap-2">
              {manual ? null : (
                <Button
                  variant="primary"
                  icon={<Download aria-hidden="true" />}
                  disabledReason={blocked}
                  onClick={install.start}
                >
                  {texts.install.install}
                </Button>
              )}
              <Button
                variant={manual ? 'outlined' : 'quiet'}
                icon={<RotateCw aria-hidden="true" />}
                busy={checking}
                disabledReason={blocked}
                onClick={again}
              >
                {texts.page.again}
              </Button>
            </div>
          )}
        </>
      )}
    </StepCard>
  )
}

function State({ found, blocked }: { found: Found | undefined; blocked: string | null }) {
  if (found === undefined)
    return blocked === null ? (
      <Skeleton className="h-[22px] w-[72px] rounded-full" />
    ) : (
      <Badge>{texts.page.unknown}</Badge>
    )
  if (!found.installed) return <Badge dot>{texts.install.missing}</Badge>
  return (
    <Badge tone="good">
      {found.version === null ? texts.install.installed : texts.install.version(found.version)}
    </Badge>
  )
}
