import { Link } from '@tanstack/react-router'
import { Tooltip } from '#ui'
import { PAGES } from './pages.ts'

/** The links to the pages. */
export function Navigation({ rail }: { rail: boolean }) {
  return (
    <nav aria-label="Pages" className="grid gap-0.5">
      {PAGES.map(({ to, name, icon: Icon }) => {
        const link = (
          <Link
            to={to}
            aria-label={rail ? name : undefined}
            className={`type-strong flex h-[34px] items-center gap-2.5 rounded-[8px] text-ink-2 no-underline transition-colors duration-[120ms] hover:bg-ink/5 aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_0_0_1px_var(--line),var(--shadow-1)] aria-[current=page]:[&>svg]:text-accent ${rail ? 'justify-center' : 'px-2.5'}`}
          >
            <Icon aria-hidden="true" />
            {rail ? null : name}
          </Link>
        )
        return rail ? (
          <Tooltip key={to} text={name} side="right">
            {link}
          </Tooltip>
        ) : (
          <div key={to} className="contents">
            {link}
          </div>
        )
      })}
    </nav>
  )
}
