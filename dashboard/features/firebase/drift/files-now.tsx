import type { AppEnvironment } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { firebaseQueries, query, useConnection } from '#helper-client'
import { useFirebaseSettings } from '#session'
import { Button } from '#ui'
import { FILES_NOW } from './texts.ts'
import { type WrittenIds, writtenIds } from './written-ids.ts'
import { writtenProjects } from './written-projects.ts'

interface FilesNowProps {
  environment: AppEnvironment
  /** Puts what the files say into the form; nothing is saved by it. */
  onUse: (ids: WrittenIds) => void
}

/** While an environment has no project: whose files the app has, since nothing was brought to it. */
export function FilesNow({ environment, onUse }: FilesNowProps) {
  const { configPath } = useFirebaseSettings(environment)
  const other = useFirebaseSettings(environment === 'production' ? 'development' : 'production')
  const { connected } = useConnection()
  const status = useQuery({ ...query('environmentStatus'), enabled: connected }).data
  const here = connected && status?.flutter.detected === true
  const facts = useQuery({ ...firebaseQueries.facts(configPath), enabled: here }).data?.facts ?? []
  const projects = writtenProjects(facts)
  if (!here || projects.length === 0) return null
  const ids = writtenIds(facts)
  // the files are those of the environment that was set up: its project is not this one's
  const offered = ids === null || ids.projectId === other.projectId ? null : ids
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="type-small text-ink-3 [overflow-wrap:anywhere]">
        {FILES_NOW.before}{' '}
        {projects.map((project, index) => (
          <Fragment key={project}>
            {index === 0 ? null : FILES_NOW.and}
            <code>{project}</code>
          </Fragment>
        ))}
        {FILES_NOW.after}
      </p>
      {offered === null ? null : (
        <Button
          size="small"
          onClick={() => {
            onUse(offered)
          }}
        >
          {FILES_NOW.take(offered.projectId)}
        </Button>
      )}
    </div>
  )
}
