import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { local } from './local-query.ts'

/** Every GET of the contract as query options: `useQuery(queries.directory)`. */
export const queries = {
  directory: queryOptions({
    queryKey: ['helper', 'directory'],
    queryFn: ({ signal }) => call('directory', undefined, { signal }),
    ...local,
  }),
  environmentStatus: queryOptions({
    queryKey: ['helper', 'environment-status'],
    queryFn: ({ signal }) => call('environmentStatus', undefined, { signal }),
    ...local,
  }),
  jobs: queryOptions({
    queryKey: ['helper', 'jobs'],
    queryFn: ({ signal }) => call('jobs', undefined, { signal }),
    ...local,
  }),
  flutterStatus: queryOptions({
    queryKey: ['helper', 'flutter-status'],
    queryFn: ({ signal }) => call('flutterStatus', undefined, { signal }),
    ...local,
  }),
  flutterErrors: queryOptions({
    queryKey: ['helper', 'flutter-errors'],
    queryFn: ({ signal }) => call('flutterErrors', undefined, { signal }),
    ...local,
  }),
  flutterReceipts: queryOptions({
    queryKey: ['helper', 'flutter-receipts'],
    queryFn: ({ signal }) => call('flutterReceipts', undefined, { signal }),
    ...local,
  }),
  flutterSdk: queryOptions({
    queryKey: ['helper', 'flutter-sdk'],
    queryFn: ({ signal }) => call('flutterSdk', undefined, { signal }),
    ...local,
  }),
  repositoryChoices: queryOptions({
    queryKey: ['helper', 'repository-choices'],
    queryFn: ({ signal }) => call('repositoryChoices', undefined, { signal }),
    ...local,
  }),
  apiStatus: queryOptions({
    queryKey: ['helper', 'api-status'],
    queryFn: ({ signal }) => call('apiStatus', undefined, { signal }),
    ...local,
  }),
  pythonTools: queryOptions({
    queryKey: ['helper', 'python-tools'],
    queryFn: ({ signal }) => call('pythonTools', undefined, { signal }),
    ...local,
  }),
  /** Takes seconds: it asks every tool for its version. */
  doctor: queryOptions({
    queryKey: ['helper', 'doctor'],
    queryFn: ({ signal }) => call('doctor', undefined, { signal }),
    ...local,
  }),
  ghInstalled: queryOptions({
    queryKey: ['helper', 'gh-installed'],
    queryFn: ({ signal }) => call('ghInstalled', undefined, { signal }),
    ...local,
  }),
  ghAuthStatus: queryOptions({
    queryKey: ['helper', 'gh-auth-status'],
    queryFn: ({ signal }) => call('ghAuthStatus', undefined, { signal }),
    ...local,
  }),
  sessions: queryOptions({
    queryKey: ['helper', 'sessions'],
    queryFn: ({ signal }) => call('sessionList', undefined, { signal }),
    ...local,
  }),
}
