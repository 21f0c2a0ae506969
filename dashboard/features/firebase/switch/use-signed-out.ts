import { useQuery, useQueryClient } from '@tanstack/react-query'
import { firebaseQueries } from '#helper-client'

/** Whether the helper told already that nobody is logged in, so that Firebase need not be asked; looked at again while `wanted`. */
export function useSignedOut(wanted: boolean): boolean {
  const { queryKey } = firebaseQueries.account
  const told = useQueryClient().getQueryData(queryKey)?.state === 'signed-out'
  const account = useQuery({ ...firebaseQueries.account, enabled: wanted && told }).data
  return account?.state === 'signed-out' && account.environment_credential === undefined
}
