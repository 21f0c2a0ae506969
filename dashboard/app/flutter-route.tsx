import { FlutterPage } from '../features/preview/flutter-page.tsx'
import { useSwitchProgress } from '../features/firebase/environment-switch.ts'

/** Tells the Flutter page when config files are being fetched: only the environment switch knows. */
export function FlutterRoute() {
  const { state } = useSwitchProgress()
  return <FlutterPage downloading={state === 'busy'} />
}
