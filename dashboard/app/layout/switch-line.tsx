import { RotateCw, TriangleAlert } from 'lucide-react'
import { useEnvironment, useLastSwitch } from '#session'
import { Button, IconButton, Spinner } from '#ui'
import { ENVIRONMENT_NAME } from '../../features/firebase/environment-name.ts'
import { useEnvironmentSwitch } from '../../features/firebase/switch/environment-switch.ts'
import { useFetching } from '../../features/firebase/switch/switch-store.ts'

/**
 * How the last switch of the environment went. Quiet when it went well or there was nothing to do, and only for as
 * long as the page lives; a failure stays, with the way to try again. Above the footer, where it moves nothing.
 */
export function SwitchLine({ rail }: { rail: boolean }) {
  const [environment] = useEnvironment()
  const fetching = useFetching() !== null
  const { apply } = useEnvironmentSwitch()
  const stored = useLastSwitch()
  const last = stored?.environment === environment && !fetching ? stored : null
  const failed = last?.outcome === 'failed'
  const ofThisPage = last !== null && Date.parse(last.at) > performance.timeOrigin
  const quiet = fetching
    ? 'Fetching config files'
    : last === null || failed || !ofThisPage
      ? ''
      : last.outcome === 'applied'
        ? 'Config files are up to date.'
        : last.detail
  const title = `${ENVIRONMENT_NAME[environment]} is not applied`
  return (
    <>
      <p
        role="status"
        className={rail ? 'sr-only' : 'type-small flex gap-1.5 px-1.5 text-balance text-ink-3 empty:hidden'}
      >
        {fetching ? <Spinner size={12} className="mt-0.5" /> : null}
        {quiet}
      </p>
      {!failed ? null : rail ? (
        <IconButton
          label={`${title}: ${last.detail} Try again`}
          icon={<TriangleAlert className="text-warn-ink" />}
          side="right"
          className="mx-auto bg-warn-soft/60"
          onClick={() => {
            apply()
          }}
        />
      ) : (
        <div className="grid gap-1.5 rounded-[9px] border border-warn/40 bg-warn-soft/50 px-2.5 py-2">
          <p className="type-strong flex items-center gap-2">
            <TriangleAlert aria-hidden="true" className="text-warn-ink" />
            {title}
          </p>
          <p className="type-small line-clamp-4 [overflow-wrap:anywhere] text-ink-2" title={last.detail}>
            Config files not updated: {last.detail}
          </p>
          <Button
            size="small"
            className="w-fit"
            icon={<RotateCw aria-hidden="true" className="size-3.5!" />}
            onClick={() => {
              apply()
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </>
  )
}
