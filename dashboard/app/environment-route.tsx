import { WebConfig } from '../features/firebase/web-config/web-config-dialog.tsx'
import { EnvironmentPage } from '../features/workspace/environment-page.tsx'

/** Puts the Firebase feature's dialog on the card of the Flutter codebase. */
export function EnvironmentRoute() {
  return <EnvironmentPage flutterActions={<WebConfig />} />
}
