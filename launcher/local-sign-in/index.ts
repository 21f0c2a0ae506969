/** Accounts on this machine, for when no identity provider is configured: the same popup, nothing sent anywhere. */
export { createAccountService } from './account-service.ts'
export { openAccountStore } from './account-store.ts'
export { localSignInRoutes } from './routes.ts'
