import { Link } from '@tanstack/react-router'
import { Tooltip } from '#ui'
import { DRIFT } from '../../features/firebase/drift/texts.ts'
import { useDrift } from '../../features/firebase/drift/use-drift.ts'
import { PAGES } from './pages.ts'
import { texts } from './texts.ts'

/** The links to the pages. */
export function Navigation({ rail }: { rail: boolean }) {
  const drift = useDrift()
  const differs = drift.kind === 'known' && drift.mismatches > 0 ? DRIFT.differ(drift.mismatches) : null
  return (
    <nav aria-label={texts.pages}>
      <ul className="grid gap-0.5">
        {PAGES.map(({ to, name, icon: Icon }) => {
          const badge = to === '/firebase' ? differs : null
          const label = badge === null ? name : `${name}, ${badge}`
          const link = (
            <Link
              to={to}
              aria-label={rail ? label : undefined}
              className={`type-strong relative flex h-[34px] items-center gap-2.5 rounded-[8px] text-ink-2 no-underline transition-colors duration-[120ms] hover:bg-ink/5 aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_0_0_1px_var(--line),var(--shadow-1)] aria-[current=page]:[&>svg]:text-accent ${rail ? 'justify-center [@media(height<520px)]:h-8' : 'px-2.5'}`}
            >
              <Icon aria-hidden="true" />
              {rail ? null : <span className="truncate">{name}</span>}
              {badge === null ? null : (
                <>
                  <i
                    aria-hidden="true"
                    className={`size-2 rounded-full bg-warn ${rail ? 'absolute top-1.5 right-2' : 'ml-auto'}`}
                  />
                  {rail ? null : <span className="sr-only">{badge}</span>}
                </>
              )}
            </Link>
          )
          return (
            <li key={to}>
              {rail ? (
                <Tooltip text={label} side="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
