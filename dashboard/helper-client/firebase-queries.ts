import type { RequestBody } from '@mosaygent/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { local } from './local-query.ts'

/** What the app's files say, whichever Dart file is looked at. */
export const FIREBASE_FACTS = ['helper', 'firebase', 'facts'] as const
/** What is read on this computer. */
export const FIREBASE_HERE = ['helper', 'firebase'] as const
/** What only Firebase knows. */
export const FIREBASE_CLOUD = ['helper', 'firebase-cloud'] as const

/** What is asked about Firebase. Facts and tool are read on this computer; the rest asks Firebase and takes seconds. */
export const firebaseQueries = {
  project: queryOptions({
    queryKey: ['helper', 'firebase', 'project'],
    queryFn: ({ signal }) => call('firebaseProject', undefined, { signal }),
    ...local,
  }),
  tool: queryOptions({
    queryKey: ['helper', 'firebase', 'tool'],
    queryFn: ({ signal }) => call('firebaseTool', undefined, { signal }),
    ...local,
  }),
  account: queryOptions({
    queryKey: ['helper', 'firebase', 'account'],
    queryFn: ({ signal }) => call('firebaseAccount', undefined, { signal }),
    ...local,
  }),
  facts: (configPath: string) =>
    queryOptions({
      queryKey: [...FIREBASE_FACTS, configPath],
      queryFn: ({ signal }) => call('firebaseFacts', { firebase_config_path: configPath }, { signal }),
      ...local,
    }),
  projects: queryOptions({
    queryKey: ['helper', 'firebase-cloud', 'projects'],
    queryFn: ({ signal }) => call('firebaseProjects', undefined, { signal }),
    staleTime: 60_000,
    ...local,
  }),
  apps: (projectId: string) =>
    queryOptions({
      queryKey: ['helper', 'firebase-cloud', 'apps', projectId],
      queryFn: ({ signal }) => call('firebaseApps', { project_id: projectId }, { signal }),
      staleTime: 60_000,
      ...local,
    }),
  plan: (body: RequestBody<'firebasePlan'>) =>
    queryOptions({
      queryKey: ['helper', 'firebase-cloud', 'plan', body],
      queryFn: ({ signal }) => call('firebasePlan', body, { signal }),
      staleTime: 0,
      gcTime: 0,
      ...local,
    }),
}
