import type { NotForWeb } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone, TabletSmartphone } from '#icons'
import { query } from '#helper-client'
import { Button, Disclosure } from '#ui'
import { CONDITIONAL_IMPORTS, texts } from './texts.ts'

/** The packages that are told at once. */
const MOST = 6

/** Above the compiler's errors: which code is not for the web, and what can be done. Nothing where all of it is. */
export function NotForWebCard({ onDevices }: { onDevices: () => void }) {
  // both are asked for by the page that shows the errors
  const found = useQuery({ ...query('flutterErrors'), enabled: false }).data?.not_for_web ?? []
  const { data: status } = useQuery({ ...query('flutterStatus'), enabled: false })
  if (found.length === 0) return null
  return (
    <section
      aria-labelledby="not-for-web"
      className="grid gap-2 rounded-[10px] border border-line bg-surface px-3 py-2.5"
    >
      <h3 id="not-for-web" className="flex items-center gap-2.5 type-strong">
        <MonitorSmartphone aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
        {texts.error.title}
      </h3>
      <Packages found={found.slice(0, MOST)} />
      {found.length > MOST ? (
        <Disclosure summary={texts.error.more(found.length - MOST)} summaryClassName="text-ink-2">
          <Packages found={found.slice(MOST)} />
        </Disclosure>
      ) : null}
      <p className="text-ink-2">
        {texts.error.why} {status?.showing === 'sketch' ? `${texts.error.sketch} ` : ''}
        {texts.error.instead}{' '}
        <a
          href={CONDITIONAL_IMPORTS}
          target="_blank"
          rel="noreferrer"
          className="text-accent-ink underline underline-offset-2"
        >
          {texts.error.conditional}
        </a>
        .
      </p>
      <div>
        <Button size="small" icon={<TabletSmartphone aria-hidden="true" />} onClick={onDevices}>
          {texts.device}
        </Button>
      </div>
    </section>
  )
}

function Packages({ found }: { found: readonly NotForWeb[] }) {
  return (
    <ul className="grid gap-1">
      {found.map((one) => (
        <li key={one.package ?? ''} className="min-w-0 wrap-anywhere">
          <Named {...one} />
        </li>
      ))}
    </ul>
  )
}

function Named({ package: name, libraries, brought_by, file }: NotForWeb) {
  return (
    <>
      {name === null ? <code>{file}</code> : <b>{name}</b>} {texts.error.uses(libraries)}
      {brought_by === null ? null : (
        <span className="text-ink-2"> ({texts.error.broughtBy(brought_by)})</span>
      )}
    </>
  )
}
