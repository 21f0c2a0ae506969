import type { DoctorCheck, DoctorFix, DoctorRepair } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call, errorText, query, useLongAction } from '#helper-client'
import type { LongActionOptions } from '#helper-client'
import { InstallUvLink, JobProgress } from '#helper-ui'
import { Button, Notice, buttonLook, toast } from '#ui'
import { CheckRow, nameOf } from './check-row.tsx'
import { DOCTOR_TEXTS, FIX_LABELS } from './texts.ts'

interface FailedCheckProps<Fix = DoctorFix> {
  check: DoctorCheck
  fix: Fix
  /** Why nothing can be done now, or null. */
  blocked: string | null
}

/** A check that failed, with what mends it or the way to where it is mended. */
export function FailedCheck(props: FailedCheckProps) {
  const { check, fix } = props
  switch (fix) {
    case 'install-flutter':
      return <Installed {...props} fix={fix} endpoint="installFlutter" kind="install-flutter" />
    case 'install-gh':
      return <Installed {...props} fix={fix} endpoint="installGh" kind="install-gh" />
    case 'install-firebase':
      return <Installed {...props} fix={fix} endpoint="installFirebaseTool" kind="install-firebase" />
    case 'end-leftovers':
    case 'protect-home':
      return <Repaired {...props} fix={fix} repair={fix} />
    case 'install-git':
      return (
        <CheckRow
          check={check}
          action={
            <a
              href="https://git-scm.com/downloads"
              target="_blank"
              rel="noreferrer"
              className={buttonLook('outlined', 'small')}
            >
              {FIX_LABELS[fix]}
            </a>
          }
        />
      )
    case 'log-in-to-github':
      return <Led check={check} fix={fix} to="/github" />
    case 'install-uv':
      return <CheckRow check={check} action={<InstallUvLink />} />
    case 'choose-directory':
      return <Led check={check} fix={fix} to="/environment" />
    default:
      return fix satisfies never
  }
}

/** A fix whose button says what is in the list. */
type Labelled = Pick<FailedCheckProps<keyof typeof FIX_LABELS>, 'check' | 'fix'>

function Led({ check, fix, to }: Labelled & { to: '/github' | '/environment' }) {
  return (
    <CheckRow
      check={check}
      action={
        <Link to={to} className={buttonLook('outlined', 'small')}>
          {FIX_LABELS[fix]}
        </Link>
      }
    />
  )
}

/** Everything that is known of the helper: a new tool changes more than this page. */
const REFRESH = [['helper']]

type Install = Pick<
  LongActionOptions<'installFlutter' | 'installGh' | 'installFirebaseTool'>,
  'endpoint' | 'kind'
>

/** An install as a job of the helper's, which any other page or tab may have begun. */
function Installed({
  check,
  fix,
  blocked,
  endpoint,
  kind,
}: FailedCheckProps<keyof typeof FIX_LABELS> & Install) {
  const install = useLongAction({ endpoint, kind, refresh: REFRESH })
  const { state } = install
  return (
    <CheckRow
      check={check}
      action={
        state.kind === 'running' ? null : (
          <Button size="small" disabledReason={blocked} onClick={install.start}>
            {FIX_LABELS[fix]}
          </Button>
        )
      }
    >
      {state.kind === 'running' ? (
        <JobProgress
          job={install.job}
          label={DOCTOR_TEXTS.progress(nameOf(check))}
          onCancel={install.cancel}
          cancelling={install.cancelling}
        />
      ) : null}
      {state.kind === 'failed' ? <Notice tone="error" title={state.detail} /> : null}
      {state.kind === 'cancelled' ? <p className="text-ink-3">{DOCTOR_TEXTS.cancelled}</p> : null}
    </CheckRow>
  )
}

/** What the helper mends at once. */
function Repaired({
  check,
  fix,
  blocked,
  repair,
}: FailedCheckProps<keyof typeof FIX_LABELS> & { repair: DoctorRepair }) {
  const client = useQueryClient()
  const mend = useMutation({
    networkMode: 'always',
    mutationFn: () => call('repair', { fix: repair }),
    onSuccess: ({ message }) => {
      toast(message)
    },
    onSettled: () => client.invalidateQueries({ queryKey: query('doctor').queryKey }),
  })
  return (
    <CheckRow
      check={check}
      action={
        <Button
          size="small"
          busy={mend.isPending}
          disabledReason={blocked}
          onClick={() => {
            mend.mutate()
          }}
        >
          {FIX_LABELS[fix]}
        </Button>
      }
    >
      {mend.isError ? <Notice tone="error" title={errorText(mend.error)} /> : null}
    </CheckRow>
  )
}
