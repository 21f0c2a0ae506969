import * as z from 'zod/mini'

/** Which of the two environments the app's Firebase files belong to. */
export const AppEnvironment = z.enum(['development', 'production'])
export type AppEnvironment = z.infer<typeof AppEnvironment>

/** What the dashboard assumes when nothing (or nonsense) is stored. */
export const DEFAULT_ENVIRONMENT: AppEnvironment = 'development'

/** The two repositories that make up a project. */
export const CodebaseKind = z.enum(['api', 'flutter'])
export type CodebaseKind = z.infer<typeof CodebaseKind>
