import { useQuery } from '@tanstack/react-query'
import { RotateCw, Stethoscope } from '#icons'
import { checkConnection, query, useConnection } from '#helper-client'
import { CallFailed, isNotOffered, maskSecrets, useConnectionWords } from '#helper-ui'
import { Button, CopyButton, EmptyState, PageBar, PageBody } from '#ui'
import { ChecksSection } from './checks-section.tsx'
import { ConnectionSection } from './connection-section.tsx'
import { countIssues } from './count-issues.ts'
import { reportText } from './report-text.ts'
import { DOCTOR_TEXTS, PERMISSION_WORDS } from './texts.ts'
import { useLoopbackPermission } from './use-loopback-permission.ts'

/** Everything that Mosaygent needs of this computer, with what mends the parts that are missing. */
export function DoctorPage() {
  const { connected, checking, checkedMs } = useConnection()
  const words = useConnectionWords()
  const permission = useLoopbackPermission()
  // opened to hear the news: what was found before is shown until it is there
  const found = useQuery({ ...query('doctor'), enabled: connected, refetchOnMount: 'always' })
  const checks = found.data?.checks
  const offline = !connected && checkedMs !== null
  const apart = words.remedy === null ? 0 : 1
  const { issues, optional } = countIssues(checks ?? [])
  const wrong = checks === undefined && !offline ? undefined : { issues: apart + issues, optional }
  const again = () => {
    void checkConnection()
    if (connected) void found.refetch()
  }
  const report = () =>
    maskSecrets(
      reportText({
        connection: words.title,
        permission: permission === null ? '' : PERMISSION_WORDS[permission],
        checks: checks ?? [],
      }),
    )
  return (
    <>
      <PageBar
        title={DOCTOR_TEXTS.title}
        end={
          <>
            {/* its place is there before there is anything to copy */}
            <span className={checks === undefined ? 'invisible' : undefined}>
              <CopyButton text={report()} label={DOCTOR_TEXTS.copy} />
            </span>
            <Button
              icon={<RotateCw aria-hidden="true" />}
              busy={found.isFetching || checking}
              onClick={again}
            >
              {DOCTOR_TEXTS.again}
            </Button>
          </>
        }
      >
        <span aria-live="polite" aria-atomic="true" className="text-ink-3">
          {found.isFetching && !offline
            ? DOCTOR_TEXTS.checking
            : wrong === undefined
              ? ''
              : DOCTOR_TEXTS.summary(wrong)}
        </span>
      </PageBar>
      <PageBody>
        <ConnectionSection />
        {found.isError ? <CallFailed error={found.error} again={again} busy={found.isFetching} /> : null}
        {isNotOffered(found.error) ? null : checks === undefined && (offline || found.isError) ? (
          <EmptyState icon={<Stethoscope />} title={DOCTOR_TEXTS.nothingKnown}>
            <p>{DOCTOR_TEXTS.notAsked}</p>
            <p className="mt-2 flex items-center justify-center gap-1">
              <code>{DOCTOR_TEXTS.terminal}</code>
              <CopyButton
                text={DOCTOR_TEXTS.terminal}
                label={DOCTOR_TEXTS.copyCommand(DOCTOR_TEXTS.terminal)}
              />
            </p>
          </EmptyState>
        ) : (
          <ChecksSection checks={checks} blocked={offline ? DOCTOR_TEXTS.offline : null} />
        )}
      </PageBody>
    </>
  )
}
