import { apiStartEndpoints } from './api-start.ts'
import { checkEndpoints } from './checks.ts'
import { consoleEndpoints } from './console.ts'
import { deviceEndpoints } from './devices.ts'
import { doctorEndpoints } from './doctor.ts'
import { editInPlaceEndpoints } from './edit-in-place.ts'
import { firebaseCliEndpoints } from './firebase-cli.ts'
import { firebaseEndpoints } from './firebase.ts'
import { folderEndpoints } from './folders.ts'
import { githubEndpoints } from './github.ts'
import { jobEndpoints } from './jobs.ts'
import { movedProjectEndpoints } from './moved-projects.ts'
import { platformEndpoints } from './platforms.ts'
import { previewEndpoints } from './preview-endpoints.ts'
import { projectAppEndpoints } from './project-apps.ts'
import { projectChoicesEndpoints } from './project-choices.ts'
import { recentProjectEndpoints } from './recent-projects.ts'
import { repositoryEndpoints } from './repositories.ts'
import { runningProjectEndpoints } from './running-projects.ts'
import { runConfigurationEndpoints } from './run-configuration.ts'
import { pytestEndpoints } from './pytest.ts'
import { pythonApiEndpoints } from './python-api.ts'
import { sessionEndpoints } from './session.ts'
import { toolchainEndpoints } from './toolchain.ts'
import { updateEndpoints } from './updates.ts'
import { workspaceEndpoints } from './workspace.ts'
import type { BodyOf, ReplyOf } from './endpoint.ts'

/**
 * The whole conversation between dashboard and helper, one row a call. The dashboard's client and the helper's
 * handlers are computed from it: a new row does not compile until it is answered.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...workspaceEndpoints,
  ...folderEndpoints,
  ...projectAppEndpoints,
  ...projectChoicesEndpoints,
  ...recentProjectEndpoints,
  ...runningProjectEndpoints,
  ...movedProjectEndpoints,
  ...repositoryEndpoints,
  ...jobEndpoints,
  ...previewEndpoints,
  ...editInPlaceEndpoints,
  ...deviceEndpoints,
  ...runConfigurationEndpoints,
  ...platformEndpoints,
  ...consoleEndpoints,
  ...toolchainEndpoints,
  ...checkEndpoints,
  ...firebaseEndpoints,
  ...firebaseCliEndpoints,
  ...githubEndpoints,
  ...pythonApiEndpoints,
  ...apiStartEndpoints,
  ...pytestEndpoints,
  ...doctorEndpoints,
  ...updateEndpoints,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type RequestBody<N extends EndpointName> = BodyOf<Endpoints[N]>
export type Reply<N extends EndpointName> = ReplyOf<Endpoints[N]>

/** The calls that every helper knows. The others are ours: one of another make, or an older one, may not have them. */
export const DOCUMENTED_CALLS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'health',
  'setDirectory',
  'directory',
  'environmentStatus',
  'cloneApi',
  'cloneFlutter',
  'firebaseProject',
  'setFirebaseProject',
  'fetchFirebaseConfigs',
  'flutterStatus',
  'flutterStart',
  'flutterStop',
  'flutterReload',
  'flutterRestart',
  'flutterErrors',
  'ghInstalled',
  'installGh',
  'ghAuthStatus',
  'ghAuthLogin',
])
