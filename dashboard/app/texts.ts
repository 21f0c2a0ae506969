import { RUNTIME_CONFIG_PATH } from '@mosaygent/contract'

/** What each page is called: in the sidebar, in the browser's tab, in its own bar. */
export const PAGE_NAMES = {
  login: 'Sign in',
  environment: 'Environment',
  flutter: 'Flutter',
  supabase: 'Supabase',
  firebase: 'Firebase',
  github: 'GitHub',
  account: 'Account',
  api: 'Helper',
  doctor: 'Doctor',
  notFound: 'Not found',
} as const

const again = 'Try again'

/** What stands in the place of a page, or around every one. */
export const texts = {
  product: 'Mosaygent',
  title: (page: string) => `${page} · Mosaygent`,
  authGate: {
    loading: 'Loading...',
    late: 'The sign-in service does not answer',
    lateWhy:
      'It was asked for 10 seconds. The network may be down, or something blocks it. Your local work does not depend on it.',
    signIn: 'Go to sign-in',
    goOn: 'Continue without it',
    again,
  },
  config: {
    answered: (status: number) => `${RUNTIME_CONFIG_PATH} answered with ${String(status)}.`,
    unreadable: `${RUNTIME_CONFIG_PATH} could not be read.`,
    invalid: (where: string | undefined) =>
      `${RUNTIME_CONFIG_PATH} is not valid${where === undefined || where === '' ? '' : ` at “${where}”`}.`,
    sameOrigin: (previewUrl: string, origin: string) =>
      `${RUNTIME_CONFIG_PATH} has ${previewUrl} as “previewUrl”, which must be an address of another origin than this page’s (${origin}).`,
  },
  partMissing: 'A part of this page could not be loaded, so the helper is not asked.',
  routeError: {
    title: 'Something went wrong',
    gone: 'This page could not be loaded',
    stopped: 'This page stopped working',
    reload: 'Reload',
    again,
    calm: 'The other pages still work. Nothing on your computer was changed by this.',
  },
} as const
