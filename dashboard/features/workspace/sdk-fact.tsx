import { flutterName, isOlderFlutter, OLDER_FLUTTER, type Reply } from '@mosaygent/contract'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#ui'
import { LongPath } from './long-path.tsx'
import { texts } from './texts.ts'

/** Which Flutter would run this codebase: name, channel and place. */
export function SdkFact({ sdk }: { sdk: Reply<'flutterSdk'>['sdk'] }) {
  if (sdk === null)
    return (
      <>
        <span className="min-w-0 text-ink-3">{texts.card.noSdk}</span>
        <Link to="/flutter" className={buttonLook('outlined', 'small', 'ml-auto')}>
          {texts.card.installFlutter}
        </Link>
      </>
    )
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="whitespace-nowrap">{flutterName(sdk)}</span>
      {isOlderFlutter(sdk.version) ? <span className="type-small text-ink-3">{OLDER_FLUTTER}</span> : null}
      <span className="type-small flex min-w-0 text-ink-3">
        <LongPath path={sdk.path} />
      </span>
    </span>
  )
}
