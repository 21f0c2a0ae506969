import type { AppEnvironment } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { firebaseQueries, query, useConnection } from '#helper-client'
import { useFirebaseSettings } from '#session'
import { FILES_NOW } from './texts.ts'
import { writtenProjects } from './written-projects.ts'

/** While an environment has no project: whose files the app has, since nothing was brought to it. */
export function FilesNow({ environment }: { environment: AppEnvironment }) {
  const { configPath } = useFirebaseSettings(environment)
  const { connected } = useConnection()
  const status = useQuery({ ...query('environmentStatus'), enabled: connected }).data
  const here = connected && status?.flutter.detected === true
  const facts = useQuery({ ...firebaseQueries.facts(configPath), enabled: here }).data?.facts ?? []
  const projects = writtenProjects(facts)
  if (!here || projects.length === 0) return null
  return (
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
  )
}
