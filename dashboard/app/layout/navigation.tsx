import { Link } from '@tanstack/react-router'
import { Tooltip } from '#ui'
import { DRIFT } from '../../features/firebase/drift/texts.ts'
import { useDrift } from '../../features/firebase/drift/use-drift.ts'
import { PAGES } from './pages.ts'
import { texts } from './texts.ts'

/** The links to the pages. */
export function Navigation({ rail }: { rail: boolean }) {
  const drift = useDrift()
  const differs = drift.kind === 'known' && drift.odd > 0 ? DRIFT.differ(drift.odd) : null
  return (
    <nav aria-label={texts.pages}>
      <ul className="grid gap-0.5">
        {PAGES.map(({ to, name, icon: Icon }) => {
          const mark = to === '/firebase' ? differs : null
          const said = mark === null ? name : `${name}, ${mark}`
          const link = (
            <Link
              to={to}
              aria-label={rail ? said : undefined}
              className={`type-strong relative flex h-[34px] items-center gap-2.5 rounded-[8px] text-ink-2 no-underline transition-colors duration-[120ms] hover:bg-ink/5 aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_0_0_1px_var(--line),var(--shadow-1)] aria-[current=page]:[&>svg]:text-accent ${rail ? 'justify-center [@media(height<520px)]:h-8' : 'px-2.5'}`}
            >
              <Icon aria-hidden="true" />
              {rail ? null : <span className="truncate">{name}</span>}
              {mark === null ? null : (
                <>
                  <i
                    aria-hidden="true"
                    className={`size-2 rounded-full bg-warn ${rail ? 'absolute top-1.5 right-2' : 'ml-auto'}`}
                  />
                  {rail ? null : <span className="sr-only">{mark}</span>}
                </>
              )}
            </Link>
          )
          return (
            <li key={to}>
              {rail ? (
                <Tooltip text={said} side="right">
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
