import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { PlainButton, EmptyState, PageBar, PageBody } from '#ui'

/** A page that failed says so and leaves the rest of the application alone. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const message = error instanceof Error ? error.message : String(error)
  // A new release removes the old files: then only a fresh load helps.
  const gone = /dynamically imported module|Importing a module script failed/i.test(message)
  const again = () => {
    if (gone) {
      window.location.reload()
      return
    }
    reset()
    void router.invalidate()
  }
  return (
    <>
      <PageBar title="Something went wrong" />
      <PageBody>
        <EmptyState
          icon={<CircleAlert />}
          title={gone ? 'This page could not be loaded' : 'This page stopped working'}
          action={<PlainButton onClick={again}>{gone ? 'Reload' : 'Try again'}</PlainButton>}
        >
          <p>The other pages still work. Nothing on your computer was changed by this.</p>
          <p className="mt-2">
            <code className="[overflow-wrap:anywhere]">{message}</code>
          </p>
        </EmptyState>
      </PageBody>
    </>
  )
}
