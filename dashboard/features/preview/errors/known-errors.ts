import type { PageError } from '../page/page-link.ts'

/** Whether Firebase refused a sign-in because the page's address is not on its list. */
export const isUnauthorizedDomain = ({ known, message }: Pick<PageError, 'known' | 'message'>): boolean =>
  known === 'unauthorized-domain' || message.includes('auth/unauthorized-domain')
