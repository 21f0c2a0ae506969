import type { AppEnvironment, LastSwitch } from '@mosaygent/contract'
import { RotateCw } from '#icons'
import { useLastSwitch } from '#session'
import { Button, Notice } from '#ui'
import { ENVIRONMENT_NAME, FIREBASE, ON_THIS_PAGE } from '../texts.ts'
import { useEnvironmentSwitch } from './environment-switch.ts'
import { useFetching } from './switch-store.ts'
import { WayOutLink, canTryAgain } from './way-out.tsx'

/** How the last download for this environment failed; null: it did not, or another one is under way. */
export function useFailure(environment: AppEnvironment): LastSwitch | null {
  const fetching = useFetching() !== null
  const last = useLastSwitch()
  return last?.environment === environment && last.outcome === 'failed' && !fetching ? last : null
}

interface NotAppliedProps {
  environment: AppEnvironment
  failure: LastSwitch
}

/** On the Firebase page: the whole reason why the files are not in the app, and the ways out. */
export function NotApplied({ environment, failure: { detail, code } }: NotAppliedProps) {
  const { apply } = useEnvironmentSwitch()
  return (
    <Notice
      tone="warning"
      title={FIREBASE.notApplied(ENVIRONMENT_NAME[environment])}
      actions={
        <>
          <WayOutLink code={code} />
          {canTryAgain(code) ? (
            <Button
              size="small"
              icon={<RotateCw aria-hidden="true" className="size-3.5!" />}
              onClick={() => {
                apply()
              }}
            >
              {FIREBASE.again}
            </Button>
          ) : null}
        </>
      }
    >
      {ON_THIS_PAGE[code ?? ''] ?? detail}
    </Notice>
  )
}
