import type { RequestBody } from '@mosaygent/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryAt } from './query.ts'

/** What the app's files say, whichever Dart file is looked at. */
export const FIREBASE_FACTS = ['helper', 'firebase', 'facts'] as const
/** What is read on this computer. */
export const FIREBASE_HERE = ['helper', 'firebase'] as const
/** What only Firebase knows. */
export const FIREBASE_CLOUD = ['helper', 'firebase-cloud'] as const

const CLOUD_STALE_MS = 60_000

/** What is asked about Firebase. Facts and tool are read on this computer; the rest asks Firebase and takes seconds. */
export const firebaseQueries = {
  project: queryAt([...FIREBASE_HERE, 'project'], 'firebaseProject'),
  tool: queryAt([...FIREBASE_HERE, 'tool'], 'firebaseTool'),
  account: queryAt([...FIREBASE_HERE, 'account'], 'firebaseAccount'),
  facts: (configPath: string) =>
    queryAt([...FIREBASE_FACTS, configPath], 'firebaseFacts', { firebase_config_path: configPath }),
  projects: queryOptions({
    ...queryAt([...FIREBASE_CLOUD, 'projects'], 'firebaseProjects'),
    staleTime: CLOUD_STALE_MS,
  }),
  apps: (projectId: string) =>
    queryOptions({
      ...queryAt([...FIREBASE_CLOUD, 'apps', projectId], 'firebaseApps', { project_id: projectId }),
      staleTime: CLOUD_STALE_MS,
    }),
  plan: (body: RequestBody<'firebasePlan'>) =>
    queryOptions({
      ...queryAt([...FIREBASE_CLOUD, 'plan', body], 'firebasePlan', body),
      staleTime: 0,
      gcTime: 0,
    }),
}
