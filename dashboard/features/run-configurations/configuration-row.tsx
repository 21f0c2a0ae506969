import { OWN_CONFIGURATION } from '@mosaygent/contract'
import type { ChosenConfigurations, RunConfiguration } from '@mosaygent/contract'
import { Badge, Disclosure } from '#ui'
import { ChooseFor } from './choose-for.tsx'
import { RowMenu } from './row-menu.tsx'
import { texts } from './texts.ts'
import type { View } from './view.ts'

interface ConfigurationRowProps {
  configuration: RunConfiguration
  chosen: ChosenConfigurations
  onView: (view: View) => void
}

/** One configuration: where it stands, what it runs with which values, and what is wrong with it. */
export function ConfigurationRow({ configuration, chosen, onView }: ConfigurationRowProps) {
  const { id, name, source, target, flavor, dart_defines, define_files, args } = configuration
  const { problems = [], warnings = [], left_out = [], file_values = {}, proposed = false } = configuration
  const values = Object.entries({ ...file_values, ...dart_defines })
  return (
    <li className="grid min-w-0 gap-1.5 rounded-[10px] border border-line px-3 py-2.5">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-2">
        <span className="grid min-w-0">
          <span className="flex min-w-0 items-center gap-2">
            <span className="type-strong truncate">{name}</span>
            {proposed ? <Badge>{texts.proposed}</Badge> : null}
          </span>
          <code className="type-small truncate text-ink-3">
            {source === OWN_CONFIGURATION ? texts.own : source}
          </code>
        </span>
        <span className="flex items-center gap-2">
          <ChooseFor id={id} name={name} chosen={chosen} reason={problems[0] ?? null} />
          <RowMenu configuration={configuration} onView={onView} />
        </span>
      </div>
      <dl className="type-small flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-ink-2 [overflow-wrap:anywhere] [&_dt]:mr-1 [&_dt]:inline [&_dt]:text-ink-3 [&_dd]:inline">
        <Fact name={texts.target} value={target ?? texts.usual} />
        {flavor === null ? null : <Fact name={texts.flavor} value={flavor} />}
        {define_files.length === 0 ? null : <Fact name={texts.files} value={define_files.join(', ')} />}
        {args.length === 0 ? null : <Fact name={texts.args} value={args.join(' ')} />}
      </dl>
      {values.length === 0 ? null : (
        <Disclosure summary={texts.defines(values.length)} className="type-small text-ink-2">
          <ul className="mt-1 ml-5 grid gap-0.5 [overflow-wrap:anywhere]">
            {values.map(([key, value]) => (
              <li key={key}>
                <code>
                  {key}={value}
                </code>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {problems.map((one) => (
        <p key={one} className="type-small text-bad-ink [overflow-wrap:anywhere]">
          {one}
        </p>
      ))}
      {warnings.map((one) => (
        <p key={one} className="type-small text-warn-ink [overflow-wrap:anywhere]">
          {one}
        </p>
      ))}
      {left_out.map(({ what, why }) => (
        <p key={what} className="type-small text-ink-3 [overflow-wrap:anywhere]">
          {texts.leftOut(what, why)}
        </p>
      ))}
    </li>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  )
}
