import { AppEnvironment } from '@mosaygent/contract'
import { Check, ChevronDown } from '#icons'
import { Button, Menu, MenuChoice } from '#ui'
import { ENVIRONMENTS, texts } from './texts.ts'
import { useChooseStart } from './use-api-start.ts'
import type { Found } from './use-api-start.ts'

/** No name of a file. */
const USUAL = 'usual:'
const NONE = 'none:'

/** Which file of values each environment gets, and the names in them. */
export function ValueFiles({ found }: { found: Found }) {
  const { env_files: files, chosen_env_files: chosen } = found
  const { mutate } = useChooseStart()
  if (files.length === 0 && Object.keys(chosen).length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="type-strong">{texts.values.title}</h3>
      <p className="type-small text-ink-3">{texts.values.what}</p>
      <ul className="grid gap-2">
        {AppEnvironment.options.map((environment) => {
          const choice = chosen[environment]
          const value = choice === undefined ? USUAL : (choice ?? NONE)
          const gone =
            typeof choice === 'string' && !files.some(({ path }) => path === choice) ? [choice] : []
          const options = [
            { value: USUAL, label: texts.values.usual },
            ...[...files.map(({ path }) => path), ...gone].map((path) => ({ value: path, label: path })),
            { value: NONE, label: texts.values.none },
          ]
          const label = options.find((option) => option.value === value)?.label ?? texts.values.usual
          return (
            <li key={environment} className="flex items-center justify-between gap-3">
              <span>{ENVIRONMENTS[environment]}</span>
              <Menu
                align="end"
                trigger={
                  <Button size="small" aria-label={`${texts.values.file(environment)}: ${label}`}>
                    <span className="max-w-[220px] truncate">{label}</span>
                    <ChevronDown aria-hidden="true" />
                  </Button>
                }
              >
                <MenuChoice
                  label={texts.values.file(environment)}
                  value={value}
                  options={options}
                  onChange={(next) => {
                    const file = next === USUAL ? { usual: true as const } : next === NONE ? null : next
                    mutate({ env_file: { environment, file } })
                  }}
                />
              </Menu>
            </li>
          )
        })}
      </ul>
      {files.map(({ path, names }) => (
        <p key={path} className="type-small text-ink-3 [overflow-wrap:anywhere]">
          {texts.values.names(path, names)}
        </p>
      ))}
    </section>
  )
}

/** Optional parts of the project that Install brings, each on or off. */
export function Extras({ found }: { found: Found }) {
  const { extras, chosen_extras: on } = found
  const { mutate, isPending } = useChooseStart()
  if (extras.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="type-strong">{texts.extras.title}</h3>
      <p className="type-small text-ink-3">{texts.extras.what}</p>
      <div className="flex flex-wrap gap-2">
        {extras.map((extra) => {
          const isOn = on.includes(extra)
          return (
            <Button
              key={extra}
              size="small"
              aria-pressed={isOn}
              className={isOn ? 'border-accent! bg-accent-soft! text-accent-ink!' : ''}
              icon={isOn ? <Check aria-hidden="true" /> : undefined}
              busy={isPending}
              onClick={() => {
                mutate({ extras: isOn ? on.filter((one) => one !== extra) : [...on, extra] })
              }}
            >
              {extra}
            </Button>
          )
        })}
      </div>
    </section>
  )
}
