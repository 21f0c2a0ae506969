import { FlutterPage } from '../features/preview/flutter-page.tsx'
import type { Preview } from '../features/preview/flow/use-preview.ts'
import { DriftMark } from '../features/firebase/drift/drift-mark.tsx'
import { RestartBanner } from '../features/firebase/switch/restart-banner.tsx'
import { useFetching } from '../features/firebase/switch/switch-store.ts'

/** Tells the Flutter page about config files: only the environment switch knows of them. */
export function FlutterRoute() {
  const fetching = useFetching()
  const job = fetching?.job
  const download = fetching === null ? null : { stage: job?.stage ?? null, percent: job?.percent ?? null }
  return <FlutterPage download={download} banner={banner} mark={<DriftMark />} />
}

function banner({ status, actReason, act }: Preview) {
  const restart = () => {
    act('restart')
  }
  return <RestartBanner status={status} reason={actReason} onRestart={restart} />
}
