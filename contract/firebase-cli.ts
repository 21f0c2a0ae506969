import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Message } from './message.ts'

/** A project id as Firebase makes them; one of an organisation's domain has the domain before it (`example.com:project`). */
export const FIREBASE_PROJECT_ID =
  /^(?:[a-z0-9][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/
/** The same for people. */
export const FIREBASE_PROJECT_ID_RULE =
  '6 to 30 lowercase letters, digits and hyphens, a letter first, perhaps with a domain before it (example.com:project)'

/** An Android package name or an Apple bundle id. */
export const BUNDLE_ID = /^[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)+$/
/** The same for people. */
export const BUNDLE_ID_RULE = 'at least two parts joined by dots, such as com.example.myapp'

export const FirebasePlatform = z.enum(['android', 'ios', 'web'])
export type FirebasePlatform = z.infer<typeof FirebasePlatform>

/**
 * A login to Firebase that was begun here. `waiting`: open `url`, sign in, and give the code that the page shows to
 * `finishFirebaseLogin`.
 */
export const FirebaseLogin = z.lazy(() =>
  z.object({
    state: z.enum(['starting', 'waiting', 'finishing', 'done', 'failed', 'cancelled']),
    url: z.optional(z.string()),
    /** The page behind `url` shows the same: five characters. */
    session: z.optional(z.string()),
    /** What became of it: one sentence. */
    detail: z.optional(z.string()),
  }),
)
export type FirebaseLogin = z.infer<typeof FirebaseLogin>

/**
 * `refused`: a login is stored, and Firebase did not accept it when it was last asked. `unknown`: the tool is missing
 * or could not tell.
 */
export const FirebaseAuthState = z.enum(['signed-out', 'signed-in', 'refused', 'unknown'])
export type FirebaseAuthState = z.infer<typeof FirebaseAuthState>

export const FirebaseProject = z.lazy(() =>
  z.object({
    project_id: z.string(),
    display_name: z.optional(z.string()),
    project_number: z.optional(z.string()),
  }),
)
export type FirebaseProject = z.infer<typeof FirebaseProject>

export const FirebaseApp = z.lazy(() =>
  z.object({
    app_id: z.string(),
    platform: FirebasePlatform,
    display_name: z.optional(z.string()),
    /** Package name or bundle id; a web app has none. */
    identifier: z.optional(z.string()),
  }),
)
export type FirebaseApp = z.infer<typeof FirebaseApp>

const projectId = z.string().check(z.maxLength(128))
/** The developer's own `firebase` command line, and what Firebase says through it. All of it is ours. */
export const firebaseCliEndpoints = {
  firebaseTool: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/firebase/tool`,
    body: null,
    reply: () =>
      z.object({
        installed: z.boolean(),
        version: z.nullable(z.string()),
        path: z.optional(z.string()),
        found_by: z.optional(z.enum(['PATH', 'usual-place', 'own'])),
        /** What is odd about it: another program of that name, too old, damaged. One sentence. */
        note: z.optional(z.string()),
        /** Only while it is not installed. `words`: what Install does; `command`: what a person can type instead. */
        install: z.optional(z.object({ words: z.string(), command: z.string(), target: z.string() })),
      }),
    fallback: 'Failed to look for the Firebase CLI',
  }),
  /** A job of kind `install-firebase`, cancelled with `cancelJob`; answers when it has ended. */
  installFirebaseTool: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/install-tool`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to install the Firebase CLI',
  }),
  firebaseAccount: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/firebase/account`,
    body: null,
    reply: () =>
      z.object({
        state: FirebaseAuthState,
        /** The account that calls are made as. */
        account: z.optional(z.string()),
        /** The folder for which `firebase login:use` chose that account; absent: it is the one of everywhere. */
        folder: z.optional(z.string()),
        accounts: z.optional(z.array(z.string())),
        /** A variable of the environment that is used in place of a login, for example FIREBASE_TOKEN. */
        environment_credential: z.optional(z.string()),
        note: z.optional(z.string()),
        /** The login under way, or the last one that ended. */
        login: z.optional(FirebaseLogin),
      }),
    fallback: 'Failed to read the Firebase login',
  }),
  /** Begins a login, or answers with the one that waits already. */
  firebaseLogin: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/login`,
    body: null,
    reply: () => z.object({ url: z.string(), session: z.optional(z.string()) }),
    fallback: 'Failed to begin the Firebase login',
  }),
  finishFirebaseLogin: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/finish-login`,
    body: () => z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(512)) }),
    reply: () => z.object({ message: z.string(), account: z.optional(z.string()) }),
    fallback: 'Failed to log in to Firebase',
  }),
  cancelFirebaseLogin: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/cancel-login`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to cancel the Firebase login',
  }),
  firebaseProjects: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/firebase/projects`,
    body: null,
    reply: () => z.object({ projects: z.array(FirebaseProject) }),
    fallback: 'Failed to list the Firebase projects',
  }),
  /** A POST because it names a project. */
  firebaseApps: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/apps`,
    body: () => z.strictObject({ project_id: projectId }),
    reply: () => z.object({ apps: z.array(FirebaseApp) }),
    fallback: 'Failed to list the apps of the project',
  }),
  /** Makes an app in the Firebase project: only ever on a person's own click. `identifier` is for Android and iOS. */
  registerFirebaseApp: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/register-app`,
    body: () =>
      z.strictObject({
        project_id: projectId,
        platform: FirebasePlatform,
        display_name: z.string().check(z.maxLength(100)),
        identifier: z.optional(z.string().check(z.maxLength(256))),
      }),
    reply: () => z.object({ message: z.string(), app: FirebaseApp }),
    fallback: 'Failed to register the app',
  }),
}
