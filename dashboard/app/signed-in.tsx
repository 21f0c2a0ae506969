import { Announcer, Toaster, TooltipProvider } from '#ui'
import { Layout } from './layout/layout.tsx'

/** What surrounds the pages of people who are signed in; loaded apart, so that the sign-in page is there at once. */
export function SignedIn() {
  return (
    <TooltipProvider>
      {/* first, so that it listens before what the helper said already is handed on */}
      <Announcer />
      <Toaster />
      <Layout />
    </TooltipProvider>
  )
}
