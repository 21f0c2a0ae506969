import { WebConfig } from '../features/firebase/web-config/web-config-dialog.tsx'
import { EnvironmentPage } from '../features/workspace/environment-page.tsx'
import { GettingStarted } from './getting-started/getting-started.tsx'

/** Puts the list for the first day above, and the Firebase feature's dialog on the card of the Flutter codebase. */
export function EnvironmentRoute() {
  return <EnvironmentPage first={<GettingStarted />} flutterActions={<WebConfig />} />
}
