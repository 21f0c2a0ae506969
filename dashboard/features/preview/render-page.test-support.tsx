import type { PreviewStatus, Reply } from '@mosaygent/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { TooltipProvider } from '#ui'
import { bootstrap, json, stubHelper } from '../../helper-client/fake-helper.test-support.ts'
import type { Answer, Seen } from '../../helper-client/fake-helper.test-support.ts'
import { InstallFlutter } from '../toolchain/install-flutter.tsx'
import { FlutterPage } from './flutter-page.tsx'

const codebase = {
  detected: true,
  path: '/home/zoé/my app/flutter',
  git: null,
  running: false,
  dependencies: true,
  last_modified: null,
}

/** What the stub helper says; change it while the page runs. */
export interface Said {
  status: PreviewStatus | 'unreachable'
  errors: Reply<'flutterErrors'>
  detected: boolean
}

/** A layout of sorts: without sizes neither the phone nor a virtual list draws anything. */
export function stubLayout() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: (entries: readonly object[]) => void
      constructor(changed: (entries: readonly object[]) => void) {
        this.#changed = changed
      }
      observe(target: Element) {
        const contentRect = { width: 700, height: 720 }
        this.#changed([{ target, contentRect, borderBoxSize: [{ inlineSize: 700, blockSize: 20 }] }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(720)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700)
}

/** The page on its route, before a stub helper. */
export function renderPage(said: Said, answers: Record<string, Answer> = {}, downloading = false): Seen[] {
  stubLayout()
  const seen = stubHelper({
    ...bootstrap,
    'GET /health': () => {
      if (said.status === 'unreachable') throw new TypeError('Failed to fetch')
      return json({ status: 'ok', name: 'mosaygent-helper', version: '0.1.0' })
    },
    'GET /mosaygent/flutter/status': () => {
      if (said.status === 'unreachable') throw new TypeError('Failed to fetch')
      return json(said.status)
    },
    'GET /mosaygent/flutter/errors': () => json(said.errors),
    'GET /mosaygent/environment/status': () =>
      json({ api: codebase, flutter: { ...codebase, detected: said.detected } }),
    ...answers,
  })
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/flutter',
    component: () => (
      <FlutterPage
        download={downloading ? { stage: null, percent: null } : null}
        install={(missing) => <InstallFlutter missing={missing} />}
      />
    ),
  })
  const environment = createRoute({ getParentRoute: () => root, path: '/environment' })
  const router = createRouter({
    routeTree: root.addChildren([page, environment]),
    history: createMemoryHistory({ initialEntries: ['/flutter'] }),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return seen
}
