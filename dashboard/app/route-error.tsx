import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { CircleAlert } from '#icons'
import { PlainButton, EmptyState, PageBar, PageBody } from '#ui'
import { texts } from './texts.ts'

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
      <PageBar title={texts.routeError.title} />
      <PageBody>
        <EmptyState
          icon={<CircleAlert />}
          title={gone ? texts.routeError.gone : texts.routeError.stopped}
          action={
            <PlainButton onClick={again}>
              {gone ? texts.routeError.reload : texts.routeError.again}
            </PlainButton>
          }
        >
          <p>{texts.routeError.calm}</p>
          <p className="mt-2">
            <code className="[overflow-wrap:anywhere]">{message}</code>
          </p>
        </EmptyState>
      </PageBody>
    </>
  )
}
