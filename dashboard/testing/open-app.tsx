import { screen } from '@testing-library/react'
import { FakeHelper } from './fake-helper.ts'
import { ABSENT, DIRECTORY, renderApp } from './render-app.tsx'
import type { StoredUser } from '#session'

const STOPPED = { body: { running: false, pid: null, message: 'Stopped' } }
const answers = {
  'GET /mosaygent/environment/directory': { body: { path: DIRECTORY } },
  'GET /mosaygent/environment/status': { body: { api: ABSENT, flutter: ABSENT } },
  'GET /mosaygent/flutter/status': STOPPED,
  'GET /mosaygent/flutter/errors': { body: { errors: [] } },
  'GET /mosaygent/flutter/console': { body: { lines: [] } },
}
/** The whole application over a helper that has a directory and nothing in it. */
export const openApp = (path: string, user?: StoredUser | null) => {
  const helper = new FakeHelper(answers)
  return renderApp({ path, helper, ...(user === undefined ? {} : { user }) }).then((app) => ({
    ...app,
    helper,
  }))
}
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
