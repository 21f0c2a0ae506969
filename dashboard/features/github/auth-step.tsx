import { LOGIN_SUCCESSFUL, endpoints } from '@mosaygent/contract'
import type { Reply } from '@mosaygent/contract'
import { LogIn, RotateCw } from '#icons'
import { useLongAction } from '#helper-client'
import type { LongAction } from '#helper-client'
import { JobProgress } from '#helper-ui'
import { Badge, Button, Disclosure, FactList, Notice, Skeleton } from '#ui'
import type { FactRow } from '#ui'
import { LongActionHint } from './long-action-hint.tsx'
import { OneTimeCode } from './one-time-code.tsx'
import { StepCard } from './step-card.tsx'
import { GH_KEYS } from './gh-keys.ts'
import { texts } from './texts.ts'

type Status = Reply<'ghAuthStatus'>

interface AuthStepProps {
  /** Undefined: not known yet. */
  status: Status | undefined
  blocked: string | null
  again: () => void
}

/** Step 2: the GitHub CLI is logged in. */
export function AuthStep({ status, blocked, again }: AuthStepProps) {
  const action = useLongAction({
    endpoint: 'ghAuthLogin',
    kind: 'gh-login',
    refresh: GH_KEYS,
    failure: ({ message }) => (message === LOGIN_SUCCESSFUL ? null : message),
  })
  const { login } = status ?? {}
  const underWay = login?.state === 'starting' || login?.state === 'waiting'
  const running = action.state.kind === 'running' || underWay
  const code = login?.state === 'waiting' && login.code !== undefined ? { ...login, code: login.code } : null
  const failure = whatFailed(action.state, login)
  return (
    <StepCard
      number={2}
      done={status?.logged_in === true}
      title={texts.login.title}
      end={<State status={status} blocked={blocked} />}
    >
      {status?.note === undefined ? null : (
        <Notice tone={status.logged_in ? 'info' : 'warning'} title={status.note} />
      )}
      {status === undefined || running ? null : <Facts status={status} />}
      {status?.logged_in === false || running ? (
        <>
          {running ? null : <p className="max-w-[68ch] text-ink-2">{texts.login.how}</p>}
          {code === null ? null : <OneTimeCode login={code} action={action} />}
          {running && code === null ? (
            <JobProgress
              job={action.job}
              label={texts.login.progress}
              stage={login?.detail ?? null}
              onCancel={action.cancel}
              cancelling={action.cancelling}
            />
          ) : null}
          <LongActionHint running={running} since={action.job?.started_at} />
          {failure === null || running ? null : <Notice tone="error" title={failure} />}
          {!running && failure === null && action.state.kind === 'cancelled' ? (
            <p className="text-ink-3">{texts.login.cancelled}</p>
          ) : null}
          {running || status?.environment_token !== undefined ? null : (
            <div>
              <Button
                variant="primary"
                icon={<LogIn aria-hidden="true" />}
                disabledReason={blocked}
                onClick={action.start}
              >
                {texts.login.login}
              </Button>
            </div>
          )}
        </>
      ) : null}
      {status?.state === 'unverified' || status?.state === 'unknown' || status?.environment_token ? (
        <div>
          <Button icon={<RotateCw aria-hidden="true" />} disabledReason={blocked} onClick={again}>
            {texts.page.again}
          </Button>
        </div>
      ) : null}
    </StepCard>
  )
}

/** The helper's own account of the login wins: it outlives this page. */
function whatFailed(state: LongAction<'ghAuthLogin'>['state'], login: Status['login']): string | null {
  if (login?.state === 'failed') return login.detail ?? endpoints.ghAuthLogin.fallback
  return state.kind === 'failed' ? state.detail : null
}

function State({ status, blocked }: { status: Status | undefined; blocked: string | null }) {
  if (status === undefined)
    return blocked === null ? (
      <Skeleton className="h-[22px] w-[88px] rounded-full" />
    ) : (
      <Badge>{texts.page.unknown}</Badge>
    )
  return status.logged_in ? (
    <Badge tone="good">{texts.login.loggedIn}</Badge>
  ) : (
    <Badge dot>{texts.login.loggedOut}</Badge>
  )
}

function Facts({ status }: { status: Status }) {
  const others = (status.accounts ?? []).filter(({ login }) => login !== status.account)
  const rows: FactRow[] = []
  if (status.logged_in && status.account !== undefined) {
    rows.push({
      label: texts.login.account,
      value: texts.login.accountOn(status.account, status.host ?? 'github.com'),
    })
  }
  if (others.length > 0)
    rows.push({ label: texts.login.others, value: others.map(({ login }) => login).join(', ') })
  if (status.logged_in && status.scopes !== undefined && status.scopes.length > 0) {
    rows.push({ label: texts.login.scopes, value: <code>{status.scopes.join(', ')}</code> })
  }
  if (status.missing_scopes !== undefined && status.missing_scopes.length > 0) {
    rows.push({ label: texts.login.missing, value: <Missing scopes={status.missing_scopes} /> })
  }
  return (
    <>
      {rows.length === 0 ? null : <FactList rows={rows} />}
      {status.state === 'signed-out' || status.output === '' || status.output === status.note ? null : (
        <Disclosure summary={texts.login.output} className="type-small text-ink-3">
          <pre className="type-code mt-2 overflow-auto rounded-control bg-inset p-3 whitespace-pre-wrap">
            {status.output}
          </pre>
        </Disclosure>
      )}
    </>
  )
}

function Missing({ scopes }: { scopes: readonly string[] }) {
  return (
    <span className="min-w-0">
      <code>{scopes.join(', ')}</code>
      {texts.login.toAdd} <code>gh auth refresh -h github.com -s {scopes.join(',')}</code>
    </span>
  )
}
