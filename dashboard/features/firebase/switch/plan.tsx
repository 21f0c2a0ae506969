import type { AppEnvironment, FirebasePlace } from '@mosaygent/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HelperError, errorText, firebaseQueries, query } from '#helper-client'
import { useFirebaseSettings } from '#session'
import { Button, Notice, Spinner } from '#ui'
import { fetchBody } from './apply-environment.ts'
import { FIREBASE } from '../texts.ts'
import { FileChanges } from './file-changes.tsx'
import { Notes } from './notes.tsx'
import { PLAN } from './texts.ts'
import { canTryAgain } from './way-out.tsx'

interface PlanOf {
  /** In which further files. */
  match?: readonly FirebasePlace[]
}

/** Asks what a download would change, as long as somebody looks. Null: it cannot be asked. */
export function usePlan(environment: AppEnvironment, wanted: boolean, { match }: PlanOf = {}) {
  const settings = useFirebaseSettings(environment)
  const flutter = useQuery(query('environmentStatus')).data?.flutter
  const body = flutter?.detected === true ? fetchBody(settings, flutter.path, { match }) : null
  const signedOut = useSignedOut(wanted)
  const plan = useQuery({
    ...firebaseQueries.plan(
      body ?? { project_id: '', flutter_app_path: '', bundle_id: '', firebase_config_path: '' },
    ),
    enabled: wanted && body !== null && !signedOut,
  })
  return body === null ? null : { ...plan, signedOut }
}

export type Plan = ReturnType<typeof usePlan>

/** The plan in every state: being asked for, not to be had, there. */
export function PlanView({ plan }: { plan: Plan }) {
  if (plan === null) return null
  if (plan.signedOut) {
    return (
      <Notice tone="warning" title={PLAN.unknown}>
        {PLAN.signedOut}
      </Notice>
    )
  }
  if (plan.isPending || (plan.isFetching && plan.isError)) {
    return (
      <p role="status" className="flex min-h-9 items-center gap-2 text-ink-2">
        <Spinner />
        {PLAN.asking}
      </p>
    )
  }
  if (plan.isError) {
    const code = plan.error instanceof HelperError ? (plan.error.code ?? null) : null
    return (
      <Notice
        tone="warning"
        title={PLAN.unknown}
        actions={
          canTryAgain(code) ? (
            <Button
              size="small"
              onClick={() => {
                void plan.refetch()
              }}
            >
              {FIREBASE.again}
            </Button>
          ) : null
        }
      >
        {errorText(plan.error)}
      </Notice>
    )
  }
  return (
    <>
      <FileChanges files={plan.data.files} />
      <Notes notes={plan.data.notes ?? []} />
    </>
  )
}

/** Whether the helper told already that nobody is logged in, so that Firebase need not be asked; looked at again while `wanted`. */
function useSignedOut(wanted: boolean): boolean {
  const { queryKey } = firebaseQueries.account
  const told = useQueryClient().getQueryData(queryKey)?.state === 'signed-out'
  const account = useQuery({ ...firebaseQueries.account, enabled: wanted && told }).data
  return account?.state === 'signed-out' && account.environment_credential === undefined
}
