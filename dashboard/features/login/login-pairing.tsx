import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#helper-client'
import { PairingNotice } from '#helper-ui'

/** The pairing notice with what its form needs; loaded after the sign-in page is drawn. */
export function LoginPairing() {
  return (
    <QueryClientProvider client={queryClient()}>
      <PairingNotice className="w-full max-w-[340px]" />
    </QueryClientProvider>
  )
}
