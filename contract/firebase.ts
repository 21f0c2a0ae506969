import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

export const firebaseEndpoints = {
  firebaseProject: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/firebase/project`,
    body: null,
    reply: z.object({ project_id: z.nullable(z.string()) }),
    fallback: 'Failed to read the Firebase project',
  }),
  setFirebaseProject: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/set-project`,
    body: z.strictObject({ project_id: text(128) }),
    reply: z.object({ success: z.boolean() }),
    fallback: 'Failed to set the Firebase project',
  }),
  fetchFirebaseConfigs: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/firebase/fetch-firebase-configs`,
    body: z.strictObject({
      project_id: text(128),
      flutter_app_path: text(4096),
      bundle_id: text(256),
      firebase_config_path: text(1024),
    }),
    reply: z.object({ success: z.boolean(), message: z.string() }),
    fallback: 'Failed to download the Firebase config files',
  }),
}
