import { useEffect } from 'react'
import { useEnvironment, useLastSwitch } from '#session'
import { Spinner, announce, useCommands } from '#ui'
import { ENVIRONMENT_NAME } from '../../features/firebase/texts.ts'
import { useEnvironmentSwitch } from '../../features/firebase/switch/environment-switch.ts'
import { useFetching } from '../../features/firebase/switch/switch-store.ts'
import { NotApplied } from './not-applied.tsx'
import { texts } from './texts.ts'

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
    ? texts.environmentSwitch.fetching
    : last === null || failed || !ofThisPage
      ? ''
      : last.outcome === 'applied'
        ? texts.environmentSwitch.upToDate
        : last.detail
  const retry = () => {
    apply()
  }
  useCommands([
    {
      id: 'environment.download',
      group: texts.palette.groups.environment,
      name: texts.palette.download,
      reason: fetching ? texts.palette.downloading : null,
      run: retry,
    },
  ])
  const name = ENVIRONMENT_NAME[environment]
  const title = texts.environmentSwitch.notApplied(name)
  const failedAt = failed && ofThisPage ? last.at : null
  useEffect(() => {
    if (failedAt !== null) announce(texts.environmentSwitch.failed(name))
  }, [failedAt, name])
  return (
    <>
      <p
        aria-live="polite"
        aria-atomic="true"
        className={
          rail || (quiet === '' && !fetching)
            ? 'sr-only'
            : 'type-small flex gap-1.5 px-1.5 text-balance text-ink-3'
        }
      >
        {fetching ? <Spinner size={12} className="mt-0.5" /> : null}
        {quiet}
      </p>
      {failed ? (
        <NotApplied rail={rail} title={title} detail={last.detail} code={last.code} onRetry={retry} />
      ) : null}
    </>
  )
}
