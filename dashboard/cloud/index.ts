/** The identity provider. The only importer of its SDK; loaded apart from the first paint. */
export { connectCloud } from './connection.ts'
export type { CloudConnection, SignedIn } from './connection.ts'
export { classifySignInError } from './sign-in-problem.ts'
export type { SignInProblem } from './sign-in-problem.ts'
