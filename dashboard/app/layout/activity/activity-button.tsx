import { Activity as ActivityIcon } from '#icons'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { standingFailures, useActivity } from '#helper-client'
import { Badge, Popover, Spinner, useCommands } from '#ui'
import { texts } from '../texts.ts'
import { ActivityList } from './activity-list.tsx'
import { useAnnouncedEnds } from './use-announced-ends.ts'

/** The long work of the helper from every page: how much runs now, and on a press what runs and how the rest ended. */
export function ActivityButton({ rail }: { rail: boolean }) {
  const activity = useActivity()
  const [open, setOpen] = useState(false)
  useAnnouncedEnds(activity.ended)
  /** ISO 8601; what failed later was not seen in the list yet. */
  const [lookedAt, setLookedAt] = useState(() => new Date().toISOString())
  const fresh = activity.ended.filter(({ ended_at: at }) => at !== undefined && at > lookedAt)
  const failed = !open && standingFailures(fresh).length > 0
  const look = (next: boolean) => {
    setOpen(next)
    setLookedAt(new Date().toISOString())
  }
  useCommands([
    {
      id: 'activity',
      group: texts.palette.groups.help,
      name: texts.palette.activity,
      reason: null,
      run: () => look(true),
    },
  ])
  return (
    <>
      <Popover
        title={texts.activity.title}
        side="right"
        align="end"
        open={open}
        onOpenChange={look}
        trigger={<Trigger rail={rail} count={activity.running.length} failed={failed} />}
      >
        <ActivityList activity={activity} />
      </Popover>
    </>
  )
}

interface TriggerProps extends ComponentProps<'button'> {
  rail: boolean
  count: number
  failed: boolean
}

function Trigger({ rail, count, failed, ...rest }: TriggerProps) {
  const state = count > 0 ? texts.activity.running(count) : failed ? texts.activity.failed : null
  const name = state === null ? texts.activity.title : `${texts.activity.title}, ${state}`
  return (
    <button
      type="button"
      {...rest}
      aria-label={name}
      title={rail ? name : undefined}
      className={`type-strong relative flex h-8 cursor-pointer items-center gap-2.5 rounded-[8px] text-ink-2 transition-colors duration-[120ms] hover:bg-ink/5 data-popup-open:bg-ink/7 data-popup-open:text-ink ${rail ? 'mx-auto w-9 justify-center' : 'px-2.5'}`}
    >
      <ActivityIcon aria-hidden="true" />
      {rail ? null : texts.activity.title}
      {count > 0 ? (
        rail ? (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 right-0 min-w-4 rounded-full bg-accent px-1 text-center text-[11px] leading-4 font-semibold text-on-accent tabular-nums"
          >
            {count}
          </span>
        ) : (
          <Badge tone="accent" icon={<Spinner size={12} />} className="ml-auto">
            {texts.activity.running(count)}
          </Badge>
        )
      ) : failed ? (
        <i
          aria-hidden="true"
          className={`size-2 rounded-full bg-bad ${rail ? 'absolute top-1.5 right-2' : 'ml-auto'}`}
        />
      ) : null}
    </button>
  )
}
