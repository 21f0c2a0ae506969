import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText, queries, useConnection, useRefreshOnFocus } from '#helper-client'
import { Button, Notice, PageBar, PageBody, buttonLook } from '#ui'
import { AuthStep } from './auth-step.tsx'
import { InstallStep } from './install-step.tsx'
import { ReadyCard } from './ready-card.tsx'

const KEYS = [queries.ghInstalled.queryKey, queries.ghAuthStatus.queryKey]

/** The checklist: the GitHub CLI is there, it is logged in, ready. */
export function GithubPage() {
  const { connected, checkedMs } = useConnection()
  const offline = !connected && checkedMs !== null
  const installed = useQuery({ ...queries.ghInstalled, enabled: connected })
  const isInstalled = installed.data?.installed === true
  const auth = useQuery({ ...queries.ghAuthStatus, enabled: connected && isInstalled })
  // somebody who installs or logs in by hand comes back to this window
  useRefreshOnFocus(KEYS)
  const blocked = offline ? 'The helper is not connected' : null
  const failed = installed.error ?? auth.error
  const again = () => {
    void installed.refetch()
    if (isInstalled) void auth.refetch()
  }

  return (
    <>
      <PageBar title="GitHub" />
      <PageBody>
        {offline ? <Offline /> : null}
        {failed !== null && connected ? (
          <Notice
            tone="error"
            title={errorText(failed)}
            actions={
              <Button size="small" onClick={again}>
                Try again
              </Button>
            }
          />
        ) : null}
        <InstallStep found={installed.data} checking={installed.isFetching} blocked={blocked} again={again} />
        {isInstalled ? <AuthStep status={auth.data} blocked={blocked} again={again} /> : null}
        {isInstalled && auth.data?.logged_in === true ? <ReadyCard account={auth.data.account} /> : null}
      </PageBody>
    </>
  )
}

function Offline() {
  return (
    <Notice
      tone="warning"
      title="The helper is not connected"
      actions={
        <Link to="/api" className={buttonLook('outlined', 'small')}>
          How to start it
        </Link>
      }
    >
      It looks after the GitHub CLI of this computer. This page follows as soon as it answers.
    </Notice>
  )
}
