import type { Reply } from '@mosaygent/contract'
import { LogIn } from '#icons'
import { Button, FactList, Notice } from '#ui'
import type { FactRow } from '#ui'
import { LoginFlow } from './login-flow.tsx'
import { ACCOUNT } from './texts.ts'
import { useLogin } from './use-login.ts'

interface AccountProps {
  tool: Reply<'firebaseTool'>
  /** Undefined: not known yet. */
  account: Reply<'firebaseAccount'> | undefined
  blocked: string | null
  /** The card is as wide as the page. */
  alone: boolean
}

/** Which tool is used, as whom; and the login where there is none. */
export function Account({ tool, account, blocked, alone }: AccountProps) {
  const login = useLogin(account)
  const out = account?.state === 'signed-out' || account?.state === 'refused'
  const byEnvironment = account?.environment_credential
  return (
    <>
      <FactList paired={alone} rows={rows(tool, account)} />
      {account?.note === undefined ? null : (
        <Notice tone={account.state === 'refused' ? 'warning' : 'info'} title={account.note} />
      )}
      {login.waiting === null ? (
        <>
          {login.problem === null ? null : <Notice tone="error" title={login.problem} />}
          {login.cancelled ? <p className="text-ink-3">{ACCOUNT.cancelled}</p> : null}
          {out && byEnvironment === undefined ? (
            <div>
              <Button
                variant={alone ? 'primary' : 'outlined'}
                icon={<LogIn aria-hidden="true" />}
                busy={login.beginning}
                disabledReason={blocked}
                onClick={login.begin}
              >
                {account.state === 'refused' ? ACCOUNT.loginAgain : ACCOUNT.login}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <LoginFlow login={login} waiting={login.waiting} primary={alone} blocked={blocked} />
      )}
    </>
  )
}

function rows(tool: Reply<'firebaseTool'>, account: Reply<'firebaseAccount'> | undefined): FactRow[] {
  const others = (account?.accounts ?? []).filter((one) => one !== account?.account)
  return [
    {
      label: ACCOUNT.version,
      value: (
        <>
          {tool.version ?? ACCOUNT.unknown}
          {tool.path === undefined ? null : (
            <code className="min-w-0 truncate text-ink-3" title={tool.path}>
              {tool.path}
            </code>
          )}
        </>
      ),
    },
    {
      label: ACCOUNT.account,
      value: (
        <>
          <span className="min-w-0 truncate">
            {account === undefined
              ? ''
              : (account.account ?? account.environment_credential ?? ACCOUNT.nobody)}
          </span>
          {account?.folder === undefined ? null : (
            <span className="type-small min-w-0 truncate text-ink-3" title={account.folder}>
              {ACCOUNT.chosenFor}
            </span>
          )}
        </>
      ),
    },
    ...(others.length === 0 ? [] : [{ label: ACCOUNT.others, value: others.join(', ') }]),
  ]
}
