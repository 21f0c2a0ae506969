import { ShieldQuestionMark } from '#icons'
import { Button } from '#ui'
import { texts } from './texts.ts'
import type { AppPermissions } from './use-app-permissions.ts'

/** One question at the foot of the pane, where nothing of the app can lie over it. */
export function PermissionBar({ asked, decide }: Pick<AppPermissions, 'asked' | 'decide'>) {
  // two wishes need more room than one
  const [long, short] =
    asked.length > 1
      ? ['@max-[760px]:sr-only', '@max-[760px]:inline']
      : ['@max-[540px]:sr-only', '@max-[540px]:inline']
  return (
    <div
      role="status"
      className="type-small flex h-7 min-w-0 items-center gap-2 rounded-[9px] border border-line bg-surface pr-px pl-2.5 whitespace-nowrap shadow-1"
    >
      <ShieldQuestionMark aria-hidden="true" className="size-3.5! flex-none text-ink-2" />
      <span className={`type-strong min-w-0 truncate ${long}`}>{texts.question(asked)}</span>
      <span aria-hidden="true" className={`type-strong hidden min-w-0 truncate ${short}`}>
        {texts.shortQuestion(asked)}
      </span>
      <span data-detail="" className="text-ink-2">
        {texts.detail}
      </span>
      <Button
        variant="quiet"
        size="small"
        className="h-6!"
        onClick={() => {
          decide(asked, false)
        }}
      >
        {texts.refuse}
      </Button>
      <Button
        size="small"
        className="h-6!"
        onClick={() => {
          decide(asked, true)
        }}
      >
        {texts.allow}
      </Button>
    </div>
  )
}
