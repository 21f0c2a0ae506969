import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient, startEvents } from '#helper-client'
import { Announcer, Toaster, TooltipProvider } from '#ui'
import { Layout } from './layout/layout.tsx'

/**
 * What surrounds the pages of people who are signed in, and as long as it does, they follow the helper's events; loaded
 * apart, so that the sign-in page is there at once.
 */
export function SignedIn() {
  const client = queryClient()
  useEffect(() => startEvents(client), [client])
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        {/* first, so that it listens before what the helper said already is handed on */}
        <Announcer />
        <Toaster />
        <Layout />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
