import { useLocation, useRouter } from '@tanstack/react-router'
import { CornerUpLeft } from 'lucide-react'
import { Tooltip } from '#ui'
import { FOOTER_TEXTS } from './footer-texts.ts'

/** After a sign-in, which always leads to the Flutter page: the way to the page that was asked for before it. */
export function BackToAsked({ rail }: { rail: boolean }) {
  const asked = useLocation({ select: ({ state }) => state.askedFor })
  const router = useRouter()
  if (asked === undefined) return null
  const words = FOOTER_TEXTS.backTo(asked)
  const link = (
    // an address as it was typed, which the typed Link does not take
    <a
      href={asked}
      aria-label={rail ? words : undefined}
      className={`type-strong flex items-center gap-2 rounded-[9px] border border-accent/40 bg-accent-soft text-accent-ink no-underline ${rail ? 'h-9 justify-center' : 'px-2.5 py-2'}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        router.history.push(asked)
      }}
    >
      <CornerUpLeft aria-hidden="true" className="shrink-0" />
      {rail ? null : <span className="min-w-0 truncate">{words}</span>}
    </a>
  )
  return rail ? (
    <Tooltip text={words} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}
