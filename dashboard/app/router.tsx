import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { readToken } from '#session'
import { parseConsoleSearch } from '../features/preview/console/console-search.ts'
import { checkConnection } from './ask-helper.ts'
import { redirectState } from './redirect-target.ts'
import { pageTitle } from './page-title.ts'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { PAGE_NAMES } from './texts.ts'

const root = createRootRoute({ component: Root })

/** Every page except the sign-in: needs a stored token and has the layout around it. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('./signed-in.tsx'), 'SignedIn'),
  beforeLoad: ({ location, cause }) => {
    if (readToken() !== null) return
    // after a sign-out there is nothing to go back to
    const state = cause === 'enter' ? redirectState(location.href) : { redirectTarget: undefined }
    throw redirect({ to: '/login', replace: true, state })
  },
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: PAGE_NAMES.login },
  component: lazyRouteComponent(() => import('../features/login/login-page.tsx'), 'LoginPage'),
  beforeLoad: ({ location }) => {
    if (readToken() === null) return
    const { redirectTarget } = location.state
    throw redirect({ to: '/flutter', replace: true, state: { redirectTarget } })
  },
})

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/flutter', replace: true })
  },
})

const environment = createRoute({
  getParentRoute: () => signedIn,
  path: '/environment',
  staticData: { title: PAGE_NAMES.environment },
  component: lazyRouteComponent(() => import('./environment-route.tsx'), 'EnvironmentRoute'),
})

const flutter = createRoute({
  getParentRoute: () => signedIn,
  path: '/flutter',
  staticData: { title: PAGE_NAMES.flutter },
  validateSearch: parseConsoleSearch,
  component: lazyRouteComponent(() => import('./flutter-route.tsx'), 'FlutterRoute'),
})

const supabase = createRoute({
  getParentRoute: () => signedIn,
  path: '/supabase',
  staticData: { title: PAGE_NAMES.supabase },
  component: lazyRouteComponent(() => import('../features/supabase/supabase-page.tsx'), 'SupabasePage'),
})

const firebase = createRoute({
  getParentRoute: () => signedIn,
  path: '/firebase',
  staticData: { title: PAGE_NAMES.firebase },
  component: lazyRouteComponent(() => import('../features/firebase/firebase-page.tsx'), 'FirebasePage'),
})

const github = createRoute({
  getParentRoute: () => signedIn,
  path: '/github',
  staticData: { title: PAGE_NAMES.github },
  component: lazyRouteComponent(() => import('../features/github/github-page.tsx'), 'GithubPage'),
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  staticData: { title: PAGE_NAMES.account },
  component: lazyRouteComponent(() => import('../features/account/account-page.tsx'), 'AccountPage'),
})

const api = createRoute({
  getParentRoute: () => signedIn,
  path: '/api',
  staticData: { title: PAGE_NAMES.api },
  component: lazyRouteComponent(() => import('./api-route.tsx'), 'ApiRoute'),
})

const doctor = createRoute({
  getParentRoute: () => signedIn,
  path: '/doctor',
  staticData: { title: PAGE_NAMES.doctor },
  component: lazyRouteComponent(() => import('../features/doctor/doctor-page.tsx'), 'DoctorPage'),
})

/** Any other address: below the guard, so that it says nothing to people who are signed out. */
const unknown = createRoute({
  getParentRoute: () => signedIn,
  path: '$',
  staticData: { title: PAGE_NAMES.notFound },
  component: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
})

const routeTree = root.addChildren([
  login,
  signedIn.addChildren([
    home,
    environment,
    flutter,
    supabase,
    firebase,
    github,
    account,
    api,
    doctor,
    unknown,
  ]),
])

/** The routes with their guard. After every navigation the connection is checked and the tab gets its title. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
  })
  router.subscribe('onResolved', () => {
    document.title = pageTitle(router.state.matches.at(-1)?.staticData.title)
    checkConnection()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** What the browser's tab says. */
    title?: string
  }
}
