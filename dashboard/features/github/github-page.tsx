import type { Reply } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { query, useConnection, useRefreshOnFocus } from '#helper-client'
import { CallFailed, NotConnected } from '#helper-ui'
import { PageBar, PageBody } from '#ui'
import { AuthStep } from './auth-step.tsx'
import { GH_KEYS } from './gh-keys.ts'
import { InstallStep } from './install-step.tsx'
import { ReadyCard } from './ready-card.tsx'
import { RepositoriesCard } from './repositories-card.tsx'
import type { ListState } from './repository-list.tsx'
import { texts } from './texts.ts'

/** The checklist: the GitHub CLI is there, it is logged in, ready. */
export function GithubPage() {
  const { connected, checkedMs } = useConnection()
  const offline = !connected && checkedMs !== null
  const installed = useQuery({ ...query('ghInstalled'), enabled: connected })
  const isInstalled = installed.data?.installed === true
  const auth = useQuery({ ...query('ghAuthStatus'), enabled: connected && isInstalled })
  const choices = useQuery({ ...query('repositoryChoices'), enabled: connected })
  const there = useQuery({ ...query('environmentStatus'), enabled: connected })
  // somebody who installs or logs in by hand comes back to this window
  useRefreshOnFocus(GH_KEYS)
  const blocked = offline ? texts.page.notConnected : null
  const failed = installed.error ?? auth.error
  // the steps above find their height first, so that the card below comes where it stays
  const unknown = (query: { data: unknown; error: Error | null }) =>
    query.data === undefined && query.error === null
  const waiting = !offline && (unknown(installed) || (isInstalled && unknown(auth)))
  const again = () => {
    void installed.refetch()
    if (isInstalled) void auth.refetch()
  }

  return (
    <>
      <PageBar title={texts.page.title} />
      <PageBody>
        {offline ? <NotConnected>{texts.page.offline}</NotConnected> : null}
        {failed !== null && connected ? <CallFailed error={failed} again={again} /> : null}
        <InstallStep found={installed.data} checking={installed.isFetching} blocked={blocked} again={again} />
        {isInstalled ? <AuthStep status={auth.data} blocked={blocked} again={again} /> : null}
        {waiting ? null : (
          <RepositoriesCard
            choices={choices.data}
            there={there.data}
            failed={choices.error !== null && connected ? choices.error : null}
            again={() => {
              void choices.refetch()
            }}
            list={listState(installed.data, auth.data)}
            blocked={blocked}
          />
        )}
        {isInstalled && auth.data?.logged_in === true ? <ReadyCard account={auth.data.account} /> : null}
      </PageBody>
    </>
  )
}

/** Whether the login's repositories can be listed; else what is in the way. */
function listState(
  installed: Reply<'ghInstalled'> | undefined,
  auth: Reply<'ghAuthStatus'> | undefined,
): ListState {
  if (installed?.installed === false)
    return {
      kind: 'closed',
      why: texts.list.notInstalled,
    }
  if (auth?.logged_in === false) return { kind: 'closed', why: texts.list.loggedOut }
  return auth === undefined ? { kind: 'closed', why: texts.list.looking } : { kind: 'open' }
}
