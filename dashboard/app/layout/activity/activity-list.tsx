import { Activity as ActivityIcon } from '#icons'
import type { Activity } from '#helper-client'
import { EmptyState } from '#ui'
import { texts } from '../texts.ts'
import { EndedJob, RunningJob } from './activity-row.tsx'

/** What runs, and below it what ended lately. */
export function ActivityList({ activity: { running, ended } }: { activity: Activity }) {
  if (running.length === 0 && ended.length === 0) {
    return (
      <EmptyState icon={<ActivityIcon />} title={texts.activity.none} className="py-6">
        {texts.activity.noneWhy}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-3 px-4 pb-3.5">
      {running.length === 0 ? (
        <p className="text-ink-3">{texts.activity.none}</p>
      ) : (
        <ul className="grid gap-3">
          {running.map((job) => (
            <RunningJob key={job.id} job={job} />
          ))}
        </ul>
      )}
      {ended.length === 0 ? null : (
        <section className="grid gap-1 border-t border-line pt-2.5">
          <h3 className="type-small text-ink-3">{texts.activity.lately}</h3>
          <ul>
            {ended.map((job) => (
              <EndedJob key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
