import { AppSwitch } from '../features/apps/app-switch.tsx'
import { WebSupport } from '../features/apps/web-support.tsx'
import { WebConfig } from '../features/firebase/web-config/web-config-dialog.tsx'
import { StarterButton } from '../features/preview/starter/starter-button.tsx'
import { EnvironmentPage } from '../features/workspace/environment-page.tsx'
import { GettingStarted } from './getting-started/getting-started.tsx'

/**
 * Puts the list for the first day above, the starter beside the other ways to an app, and what other features do onto
 * the card of the Flutter codebase.
 */
export function EnvironmentRoute() {
  return (
    <EnvironmentPage
      first={<GettingStarted />}
      flutterActions={
        <>
          <WebSupport />
          <WebConfig />
        </>
      }
      // no higher than a badge: the rows of the two cards stand side by side
      flutterChoice={<AppSwitch className="-my-[3px]" />}
      starter={<StarterButton />}
    />
  )
}
