import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { query, recentProblems, useConnection, useJobs } from '#helper-client'
import { useConnectionWords } from '#helper-ui'
import { readFirebaseSettings, readProjectDirectory, useEnvironment, useTheme } from '#session'
import { useRuntimeConfig } from '../../runtime-config.ts'
import { diagnosticsText } from './diagnostics-text.ts'

/** The diagnostics as they are now; the helper is asked for its part while `open`. */
export function useDiagnostics(open: boolean): { text: string; loading: boolean } {
  const { version, signIn } = useRuntimeConfig()
  const { connected, version: helper } = useConnection()
  const { title } = useConnectionWords()
  const { pathname } = useLocation()
  const [environment] = useEnvironment()
  const [theme] = useTheme()
  const jobs = useJobs()
  const asked = useQuery({ ...query('doctor'), enabled: open && connected, staleTime: 60_000 })
  if (!open) return { text: '', loading: false }
  const firebase = readFirebaseSettings(environment)
  const text = diagnosticsText({
    dashboard: version,
    helper,
    connection: title,
    browser: `${navigator.userAgent}, ${window.innerWidth} x ${window.innerHeight} px, ${navigator.language}`,
    settings: [
      ['page', pathname],
      ['sign-in', signIn.kind],
      ['environment', environment],
      ['theme', theme],
      ['project directory', readProjectDirectory() ?? 'none'],
      ['Firebase project', firebase.projectId ?? 'none'],
      ['bundle id', firebase.bundleId ?? 'none'],
    ],
    checks: asked.data?.checks ?? null,
    jobs,
    problems: recentProblems(),
  })
  return { text, loading: asked.isFetching && asked.data === undefined }
}
