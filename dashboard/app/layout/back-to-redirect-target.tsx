import { useLocation, useRouter } from '@tanstack/react-router'
import { CornerUpLeft } from '#icons'
import { Tooltip } from '#ui'
import { FOOTER_TEXTS } from './footer-texts.ts'

/** A sign-in always leads to the Flutter page; this links to the page that was asked for before it. */
export function BackToRedirectTarget({ rail }: { rail: boolean }) {
  const target = useLocation({ select: ({ state }) => state.redirectTarget })
  const router = useRouter()
  if (target === undefined) return null
  const words = FOOTER_TEXTS.backTo(target)
  const link = (
    // Link takes known routes only, and this is any address
    <a
      href={target}
      aria-label={rail ? words : undefined}
      className={`type-strong flex items-center gap-2 rounded-[9px] border border-accent/40 bg-accent-soft text-accent-ink no-underline ${rail ? 'h-9 justify-center' : 'px-2.5 py-2'}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        router.history.push(target)
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
