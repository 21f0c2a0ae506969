import type { Job } from '@mosaygent/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DIRECTORY } from '../../../testing/examples.ts'
import type { Answer, FakeHelper } from '../../../testing/fake-helper.ts'
import {
  ACCOUNT,
  FACTS,
  FETCH,
  PLAN,
  SET_PROJECT,
  firebaseHelper,
  keepProject,
} from '../../../testing/firebase-examples.tsx'
import { writeLastSwitch } from '../../../session/last-switch.ts'
import { choicesOf } from '../../../session/project-choices.ts'
import { ABSENT, renderApp } from '../../../testing/render-app.tsx'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

let helper: FakeHelper
beforeEach(() => {
  helper = firebaseHelper()
  keepProject('development', 'tide-dev', 'com.example.dev')
  keepProject('production', 'tide-prod', 'com.example.tide')
})
const open = async (path = '/supabase') => {
  await renderApp({ path, helper })
  await screen.findByText('Connected')
}
const toggle = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const goProduction = async () => {
  await toggle('Production')
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch to Production?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Switch to Production' }))
}
const stored = () => localStorage.getItem('mosaygent_environment')

describe('switching', () => {
  it(
    'asks once before production, with its project; No changes and calls nothing',
    { tags: 'P-181' },
    async () => {
      await open()
      await toggle('Production')
      const dialog = within(await screen.findByRole('dialog', { name: 'Switch to Production?' }))
      dialog.getByText('tide-prod')
      dialog.getByText('com.example.tide')
      await userEvent.click(dialog.getByRole('button', { name: 'Stay in Development' }))
      expect(screen.getByRole('radio', { name: 'Development' })).toBeChecked()
      expect(stored()).toBeNull()
      expect(helper.askedFor(SET_PROJECT)).toEqual([])
    },
  )

  it(
    'sets the stored project, then downloads, and remembers the choice',
    { tags: ['P-023', 'P-117'] },
    async () => {
      await open()
      await goProduction()
      await screen.findByText('Config files are up to date.')
      expect(stored()).toBe('production')
      const asked = helper.asked
        .map(({ route }) => route)
        .filter((route) => route.startsWith('POST /mosaygent/firebase'))
      expect(asked.filter((route) => route === SET_PROJECT || route === FETCH)).toEqual([SET_PROJECT, FETCH])
      expect(helper.askedFor(FETCH)).toMatchObject([
        { project_id: 'tide-prod', bundle_id: 'com.example.tide' },
      ])
    },
  )

  it('begun before the page knows its directory goes on for that directory', { tags: 'P-117' }, async () => {
    let answer: (value: Answer) => void = () => undefined
    helper.answer(
      'GET /mosaygent/environment/directory',
      () => new Promise<Answer>((resolve) => (answer = resolve)),
    )
    let fetched: (value: Answer) => void = () => undefined
    helper.answer(FETCH, () => new Promise<Answer>((resolve) => (fetched = resolve)))
    await open()
    await goProduction()
    await waitFor(() => {
      expect(helper.askedFor(FETCH)).toHaveLength(1)
    })
    expect(choicesOf()).toBeNull()
    answer({ body: { path: DIRECTORY } })
    await waitFor(() => {
      expect(choicesOf()).toBe(DIRECTORY)
    })
    fetched({ body: { success: true, message: 'Config files are up to date.' } })
    await screen.findByText('Config files are up to date.')
    expect(localStorage.getItem('mosaygent_firebase_last_switch')).toContain('"applied"')
  })

  it('does not ask again when told so', { tags: ['P-181', 'P-201'] }, async () => {
    await open()
    await toggle('Production')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Don’t ask again in this browser' }))
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Production' }))
    await toggle('Development')
    await toggle('Production')
    await waitFor(() => {
      expect(stored()).toBe('production')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('mosaygent_ask_before_production')).toBe('false')
  })

  it('without a project id calls nothing, and one quiet line says so', { tags: 'P-097' }, async () => {
    localStorage.removeItem('mosaygent_firebase_project_id_production')
    await open()
    await toggle('Production')
    await screen.findByText('Config download skipped: project id missing.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(helper.asked.filter(({ route }) => route === SET_PROJECT || route === FETCH)).toEqual([])
  })

  it(
    'production without a project says whose files the app has; its first save is no switch, and asks nothing',
    { tags: ['P-091', 'P-181'] },
    async () => {
      localStorage.removeItem('mosaygent_firebase_project_id_production')
      await open('/firebase')
      await toggle('Production')
      const form = within(await screen.findByRole('region', { name: 'Project Setup' }))
      await waitFor(() => {
        expect(form.getByRole('status')).toHaveTextContent('The app’s files are those of tide-dev.')
      })
      // Development's project is not offered for Production
      expect(form.queryByRole('button', { name: 'Use tide-dev' })).toBeNull()
      await userEvent.type(form.getByLabelText('Firebase Project ID'), 'tide-prod')
      await userEvent.click(form.getByRole('button', { name: 'Save Configuration' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      await screen.findByText('Config files are up to date.')
      expect(localStorage.getItem('mosaygent_firebase_project_id_production')).toBe('tide-prod')
      expect(helper.askedFor(FETCH)).toHaveLength(1)
    },
  )

  it(
    'another project of production is saved at once: no dialog opens upon a dialog',
    { tags: ['P-093', 'P-181'] },
    async () => {
      localStorage.setItem('mosaygent_environment', 'production')
      await open('/firebase')
      await userEvent.click(await screen.findByRole('button', { name: 'Change Project' }))
      const field = await screen.findByLabelText('Firebase Project ID')
      await userEvent.clear(field)
      await userEvent.type(field, 'tide-live')
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
      await screen.findByText('Config files are up to date.')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(localStorage.getItem('mosaygent_firebase_project_id_production')).toBe('tide-live')
      expect(helper.askedFor(FETCH)).toMatchObject([{ project_id: 'tide-live' }])
    },
  )

  it('says nothing of the files before they were looked at again', { tags: 'P-005' }, async () => {
    const absent = { source: 'google-services', note: 'It is not there.' }
    const facts = (list: unknown) => ({ body: { facts: list, flavours: [], undo: null } })
    helper.answer(FACTS, facts([absent]))
    await open('/firebase')
    const card = within(await screen.findByRole('region', { name: 'Config files' }))
    await card.findByText('It is not there.')
    let look: (answer: Answer) => void = () => undefined
    helper.answer(FETCH, () => {
      helper.answer(FACTS, () => new Promise<Answer>((resolve) => (look = resolve)))
      return { body: { success: true, message: 'In place.' } }
    })
    await userEvent.click(screen.getByRole('button', { name: 'Change Project' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => {
      expect(helper.askedFor(FACTS)).toHaveLength(2)
    })
    screen.getByText('Fetching config files')
    expect(screen.queryByText('Config files are up to date.')).toBeNull()
    look(facts([{ source: 'google-services', project_id: 'tide-dev' }]))
    await screen.findByText('Config files are up to date.')
    expect(card.queryByText('It is not there.')).toBeNull()
  })

  it(
    'without a bundle id sets the project and says why nothing is downloaded',
    { tags: ['P-097', 'P-120'] },
    async () => {
      localStorage.removeItem('mosaygent_firebase_bundle_id_production')
      await open()
      await goProduction()
      await screen.findByText('Config download skipped: bundle id missing.')
      expect(helper.askedFor(SET_PROJECT)).toHaveLength(1)
      expect(helper.askedFor(FETCH)).toEqual([])
    },
  )

  it('without a Flutter codebase says so', { tags: 'P-097' }, async () => {
    helper.answer('GET /mosaygent/environment/status', { body: { api: ABSENT, flutter: ABSENT } })
    await open()
    await goProduction()
    await screen.findByText('Config download skipped: Flutter codebase missing.')
    expect(helper.askedFor(FETCH)).toEqual([])
  })

  it.each([
    ['refuses', { status: 500, body: {} }],
    ['does not take', { body: { success: false } }],
  ] as const)(
    'a project that the helper %s is silent, and keeps no file from being downloaded',
    { tags: 'P-098' },
    async (_, answer) => {
      helper.answer(SET_PROJECT, answer)
      await open()
      await goProduction()
      await screen.findByText('Config files are up to date.')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(helper.askedFor(FETCH)).toHaveLength(1)
    },
  )

  it(
    'the same without a bundle id is one quiet line and no error',
    { tags: ['P-097', 'P-098'] },
    async () => {
      localStorage.removeItem('mosaygent_firebase_bundle_id_production')
      helper.answer(SET_PROJECT, { status: 422, body: { detail: 'Not an id.', code: 'invalid-project-id' } })
      await open()
      await goProduction()
      await screen.findByText('Config download skipped: bundle id missing.')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.queryByText('Production is not applied')).toBeNull()
      expect(helper.askedFor(FETCH)).toEqual([])
    },
  )
})

describe('rapid toggling', () => {
  it(
    'ends on the last choice; a late answer of an earlier one counts for nothing',
    { tags: 'P-023' },
    async () => {
      const replies: ((answer: Answer) => void)[] = []
      helper.answer(FETCH, () => new Promise<Answer>((resolve) => replies.push(resolve)))
      await open()
      await goProduction()
      await waitFor(() => {
        expect(replies).toHaveLength(1)
      })
      await toggle('Development')
      await waitFor(() => {
        expect(replies).toHaveLength(2)
      })
      replies[0]?.({ status: 502, body: { detail: 'Production failed' } })
      replies[1]?.({ body: { success: true, message: 'Development is in place.' } })
      await screen.findByText('Config files are up to date.')
      expect(screen.queryByText(/Production failed/)).toBeNull()
      expect(screen.getByRole('radio', { name: 'Development' })).toBeChecked()
      expect(stored()).toBe('development')
    },
  )
})

describe('going there and back and there', () => {
  it('the first answer, come last, does not hide how the last choice ended', async () => {
    const replies: ((answer: Answer) => void)[] = []
    helper.answer(FETCH, () => new Promise<Answer>((resolve) => replies.push(resolve)))
    const sent = (count: number) =>
      waitFor(() => {
        expect(replies).toHaveLength(count)
      })
    localStorage.setItem('mosaygent_ask_before_production', 'false')
    await open()
    for (const [index, name] of ['Production', 'Development', 'Production'].entries()) {
      await toggle(name)
      await sent(index + 1)
    }
    replies[2]?.({ status: 503, body: { detail: 'Firebase did not answer.' } })
    await screen.findByText('Production is not applied')
    replies[0]?.({ body: { success: true, message: 'In place.' } })
    // a page later everything that was under way has come to its end
    await userEvent.click(screen.getByRole('link', { name: 'GitHub' }))
    await screen.findByRole('heading', { level: 1, name: 'GitHub' })
    expect(screen.getByText('Production is not applied')).toBeInTheDocument()
  })
})

describe('a failed download', () => {
  it(
    'stays visible as not applied, also after a reload, until trying again works',
    { tags: ['P-023', 'P-200'] },
    async () => {
      helper.answer(FETCH, {
        status: 503,
        body: { detail: 'Firebase did not answer.', code: 'firebase-unavailable' },
      })
      await open()
      await goProduction()
      await screen.findByText('Production is not applied')
      screen.getByText('Config files not updated: Firebase did not answer.')
      expect(JSON.parse(localStorage.getItem('mosaygent_firebase_last_switch') ?? '')).toMatchObject({
        environment: 'production',
        outcome: 'failed',
        code: 'firebase-unavailable',
      })
      expect(screen.getByRole('radio', { name: 'Production' })).toBeChecked()
      helper.answer(FETCH, { body: { success: true, message: 'In place.' } })
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await screen.findByText('Config files are up to date.')
      expect(screen.queryByText('Production is not applied')).toBeNull()
    },
  )
})

describe('a project of several web apps', () => {
  const detail = 'The project tide-dev has several web apps: a and b. Choose one on the Firebase page.'
  beforeEach(() => {
    const at = new Date().toISOString()
    const code = 'firebase-choose-app'
    writeLastSwitch({ environment: 'development', outcome: 'failed', detail, code, from: 'development', at })
    const apps = ['a', 'b'].map((id) => ({ app_id: `1:42:web:${id}`, platform: 'web', display_name: id }))
    helper.answer('POST /mosaygent/firebase/apps', { body: { apps } })
  })
  const choice = async () => {
    const apps = within(await screen.findByRole('region', { name: 'Apps in tide-dev' }))
    return (await apps.findAllByRole('button', { name: 'Use this one' }))[0]
  }

  it(
    'tells the whole reason beside Synced, with the way to the choice',
    { tags: ['P-092', 'P-187', 'P-200'] },
    async () => {
      await open('/firebase')
      const card = within(await screen.findByRole('region', { name: 'Active Project' }))
      await card.findByText('Synced')
      card.getByText('Not applied')
      card.getByText(detail)
      const first = await choice()
      await userEvent.click(card.getByRole('link', { name: 'Choose the web app' }))
      expect(first).toHaveFocus()
    },
  )

  it('tells it on every page, with the same way', { tags: 'P-092' }, async () => {
    await open()
    screen.getByText(`Config files not updated: ${detail}`)
    await userEvent.click(screen.getByRole('link', { name: 'Choose the web app' }))
    const first = await choice()
    await waitFor(() => {
      expect(first).toHaveFocus()
    })
  })
})

describe('an id that the helper refuses', () => {
  it.each(['invalid-project-id', 'invalid-bundle-id'])(
    '%s leads to Change Project, on every page, and is not tried again',
    { tags: 'P-185' },
    async (code) => {
      const detail = '"Acme_Prod!" is not such an id.'
      const at = new Date().toISOString()
      writeLastSwitch({
        environment: 'development',
        outcome: 'failed',
        detail,
        code,
        from: 'development',
        at,
      })
      await open()
      screen.getByText(`Config files not updated: ${detail}`)
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      await userEvent.click(screen.getByRole('link', { name: 'Change the project' }))
      const card = within(await screen.findByRole('region', { name: 'Active Project' }))
      await waitFor(() => {
        expect(card.getByRole('button', { name: 'Change Project' })).toHaveFocus()
      })
      card.getByText(detail)
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      expect(helper.askedFor(FETCH)).toEqual([])
    },
  )
})

describe('nobody is logged in', () => {
  const detail = 'Nobody is logged in to the Firebase CLI. Log in on the Firebase page, then try again.'

  it(
    'is said before production at once, where it is known, and Firebase is not asked',
    { tags: 'P-181' },
    async () => {
      helper.answer(ACCOUNT, { body: { state: 'signed-out' } })
      helper.answer(PLAN, 'never')
      await open('/firebase')
      await screen.findByText('Not logged in')
      await toggle('Production')
      const dialog = within(await screen.findByRole('dialog', { name: 'Switch to Production?' }))
      dialog.getByText('Nobody is logged in to the Firebase CLI.')
      expect(dialog.queryByText('Asking Firebase what would change')).toBeNull()
      expect(helper.askedFor(PLAN)).toEqual([])
      // somebody logs in elsewhere: what would change is asked for after all
      helper.answer(ACCOUNT, { body: { state: 'signed-in', account: 'zoe@example.com' } })
      await waitFor(() => {
        expect(helper.listeners).toBe(1)
      })
      act(() => {
        helper.emit({ type: 'firebase.changed' })
      })
      await dialog.findByText('Asking Firebase what would change')
      expect(helper.askedFor(PLAN)).toHaveLength(1)
    },
  )

  it('does not send people to the page that they are on', { tags: 'P-092' }, async () => {
    const at = new Date().toISOString()
    const code = 'firebase-signed-out'
    writeLastSwitch({ environment: 'development', outcome: 'failed', detail, code, from: 'development', at })
    await open('/firebase')
    const card = within(await screen.findByRole('region', { name: 'Active Project' }))
    expect(card.queryByText(detail)).toBeNull()
    card.getByText('Nobody is logged in to the Firebase CLI. Log in, then try again.')
    card.getByRole('link', { name: 'Show the Firebase CLI' })
  })
})

describe('another tab', () => {
  const choose = (key: string, value: string) => {
    act(() => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
    })
  }

  it('that chooses is followed, and ends what this one was downloading', { tags: 'P-183' }, async () => {
    let answer: (value: Answer) => void = () => undefined
    helper.answer(FETCH, () => new Promise<Answer>((resolve) => (answer = resolve)))
    await open()
    await goProduction()
    await screen.findByText('Fetching config files')
    choose('mosaygent_environment', 'development')
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: 'Development' })).toBeChecked()
    })
    expect(screen.queryByText('Fetching config files')).toBeNull()
    answer({ body: { success: true, message: 'Late.' } })
    // what the late answer would have changed is asked for again after this
    await act(async () => {
      await Promise.resolve()
    })
    expect(localStorage.getItem('mosaygent_firebase_last_switch')).toBeNull()
  })

  it('that downloads keeps Start off here too', { tags: 'P-183' }, async () => {
    await open('/flutter')
    await waitFor(() => {
      expect(helper.listeners).toBe(1)
    })
    const job: Job = {
      id: 'f1',
      kind: 'fetch-firebase',
      state: 'running',
      stage: '2 of 3 files',
      percent: 66,
      started_at: new Date().toISOString(),
    }
    act(() => {
      helper.emit({ type: 'job.changed', job })
    })
    await screen.findByText('Fetching config files')
    const start = screen.getByRole('button', { name: /^Start/ })
    expect(start).toHaveAttribute('aria-disabled', 'true')
    expect(start).toHaveAccessibleDescription('Firebase configs are downloading')
    act(() => {
      helper.emit({ type: 'job.changed', job: { ...job, state: 'done' } })
    })
    await waitFor(() => {
      expect(start).not.toHaveAttribute('aria-disabled')
    })
  })
})

describe('the app that runs', () => {
  it('is told to be still the other environment, and Restart applies', { tags: 'P-182' }, async () => {
    const status = { running: true, pid: 7, message: 'Running', state: 'running', ready: true }
    helper.answer('GET /mosaygent/flutter/status', { body: status })
    await open('/flutter')
    await goProduction()
    await screen.findByText('Config files are up to date.')
    expect(screen.queryByText(/^Still/)).toBeNull()
    helper.answer('POST /mosaygent/flutter/restart', { body: { message: 'Restarted' } })
    const at = new Date().toISOString()
    const restart_to_apply = { project_id: 'tide-prod', at, running_project_id: 'tide-dev' }
    act(() => {
      helper.emit({ type: 'preview.changed', status: { ...status, state: 'running', restart_to_apply } })
    })
    await screen.findByText('Still Development')
    expect(screen.getByRole('region', { name: 'Preview' })).toHaveAttribute('data-environment', 'development')
    await userEvent.click(screen.getByRole('button', { name: 'Restart to apply' }))
    expect(helper.askedFor('POST /mosaygent/flutter/restart')).toHaveLength(1)
  })
})
