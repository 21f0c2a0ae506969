import type { Outdated, OutdatedPackage } from '@mosaygent/contract'
import { ArrowUpFromLine, CircleCheck, PackageSearch } from '#icons'
import { query, useLongAction } from '#helper-client'
import { CheckFrame } from '#helper-ui'
import { Badge, Button, EmptyState } from '#ui'
import { Needs } from './needs.tsx'
import { texts } from './texts.ts'

const words = texts.packages

interface PackagesCheckProps {
  outdated: Outdated | null
  missing: 'sdk' | null
  reason: string | null
}

/** The packages that have newer versions, and the upgrade of those that `pubspec.yaml` allows. */
export function PackagesCheck({ outdated, missing, reason }: PackagesCheckProps) {
  const refresh = [query('flutterChecks').queryKey]
  const look = useLongAction({
    endpoint: 'flutterPubOutdated',
    kind: 'pub-outdated',
    codebase: 'flutter',
    refresh,
  })
  const upgrade = useLongAction({
    endpoint: 'flutterPubUpgrade',
    kind: 'pub-upgrade',
    codebase: 'flutter',
    refresh,
  })
  const upgrading = upgrade.state.kind === 'running'
  // the one that was used last: what the other one ended in before is not repeated
  const shown = upgrading || (upgrade.state.kind !== 'idle' && look.state.kind === 'idle') ? upgrade : look
  const off = missing === null ? reason : texts.needs.first[missing]
  const newer = outdated?.packages.some(
    ({ current, upgradable }) => upgradable !== null && upgradable !== current,
  )
  return (
    <CheckFrame
      action={{ ...shown, start: look.start }}
      command={upgrading ? words.upgradeCommand : words.command}
      label={words.run}
      icon={<PackageSearch aria-hidden="true" />}
      reason={off}
      last={outdated}
      more={
        <Button
          icon={<ArrowUpFromLine aria-hidden="true" />}
          disabledReason={
            off ?? (outdated === null ? words.lookFirst : newer === true ? null : words.nothing)
          }
          onClick={upgrade.start}
        >
          {words.upgrade}
        </Button>
      }
    >
      {missing === null ? null : <Needs missing={missing} />}
      {outdated === null ? (
        missing === null && shown.state.kind !== 'running' ? (
          <EmptyState icon={<PackageSearch />} title={words.empty}>
            {words.why}
          </EmptyState>
        ) : null
      ) : outdated.packages.length === 0 ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="text-good-ink" />
          {words.clean}
        </p>
      ) : (
        <Table packages={outdated.packages} />
      )}
    </CheckFrame>
  )
}

const ROW = '@max-[26rem]:grid @max-[26rem]:grid-cols-[1fr_1fr_1.3fr_1fr]'
const NAME = '@max-[26rem]:col-span-4 @max-[26rem]:pb-0'
const KINDS = ['direct', 'dev', 'transitive'] as const

function Table({ packages }: { packages: readonly OutdatedPackage[] }) {
  return (
    // narrow, a package has its name above its versions: beside each other they would have to be scrolled to
    <div className="@container">
      <table className="w-full border-collapse text-left tabular-nums @max-[26rem]:block [&_td]:py-1.5 [&_td]:pr-3 [&_th]:pr-3">
        <thead className="@max-[26rem]:block">
          <tr className={`type-small text-ink-3 ${ROW}`}>
            {words.columns.map((column, at) => (
              <th key={column} scope="col" className={`py-1 font-[550] ${at === 0 ? NAME : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {KINDS.filter((kind) => packages.some((one) => one.kind === kind)).map((kind) => (
          <tbody key={kind} className="@max-[26rem]:block">
            <tr className={ROW}>
              <th
                scope="rowgroup"
                colSpan={words.columns.length}
                className={`type-small border-t border-line pt-2 font-[550] text-ink-3 ${NAME}`}
              >
                {words.kinds[kind]}
              </th>
            </tr>
            {packages
              .filter((one) => one.kind === kind)
              .map((one) => (
                <tr key={one.name} className={`align-top ${ROW}`}>
                  <th scope="row" className={`py-1.5 font-[550] [overflow-wrap:anywhere] ${NAME}`}>
                    {one.name}
                    {one.discontinued ? (
                      <Badge tone="warn" className="ml-2">
                        {words.discontinued}
                      </Badge>
                    ) : null}
                  </th>
                  <Version value={one.current} />
                  <Version value={one.upgradable} newer={one.upgradable !== one.current} />
                  <Version value={one.resolvable} />
                  <Version value={one.latest} />
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Version({ value, newer = false }: { value: string | null; newer?: boolean }) {
  return (
    <td
      className={`type-code [overflow-wrap:anywhere] @max-[26rem]:pt-0! ${newer && value !== null ? 'text-good-ink' : 'text-ink-2'}`}
    >
      {value ?? words.none}
    </td>
  )
}
