import type { GalleryState } from '../state.ts'
import { NOT_PAIRED } from './not-paired.ts'

const page = { path: '/api' } as const
const offered = {
  apiZipUrl: 'http://127.0.0.1:8080/python-api.zip',
  apiZip: { size: 1_843_210, sha256: 'a1'.repeat(32), date: '2026-02-27T10:00:00Z' },
}

/** The Python package, how to start it, and whether it answers. */
export const API_STATES: readonly GalleryState[] = [
  {
    ...page,
    id: 'api/package',
    title: 'A package to download',
    shows: 'python-api.zip',
    config: offered,
    picture: true,
  },
  {
    ...page,
    id: 'api/from-package',
    title: 'Every step ticked',
    shows: 'Python 3.12.3 is at',
    config: offered,
    answers: {
      'GET /mosaygent/python/tools': {
        body: {
          uv: { path: '/home/ann/.local/bin/uv', version: '0.13.9' },
          python: { path: '/usr/bin/python3', version: '3.12.3' },
          from_package: true,
          version: '1.2.3',
        },
      },
    },
    steps: [{ press: 'Show setup steps' }],
  },
  { ...page, id: 'api/no-package', title: 'No download is configured', shows: 'offers no download' },
  {
    ...page,
    id: 'api/download-failed',
    title: 'A download that failed',
    shows: 'Download failed: 503',
    config: offered,
    answers: { 'GET /python-api.zip': { status: 503, body: {} } },
    steps: [{ press: 'Download' }],
  },
  { ...page, id: 'api/offline', title: 'Not connected', shows: 'Not connected', config: offered, up: false },
  {
    ...page,
    id: 'api/stranger',
    title: 'Another program answers',
    shows: 'Another program may be answering',
    answers: {
      'GET /health': { body: { status: 'ok' } },
      'GET /mosaygent/environment/directory': { status: 404, body: {} },
    },
  },
  {
    ...page,
    id: 'api/not-paired',
    admitted: false,
    title: 'Not paired',
    shows: 'This dashboard is not paired with the helper',
    answers: NOT_PAIRED,
    picture: true,
  },
]
