import { AppSwitch } from '../features/apps/app-switch.tsx'
import { DeviceButton } from '../features/devices/device-button.tsx'
import { devicesOpen } from '../features/devices/devices-open.ts'
import { DeviceStrip } from '../features/devices/device-strip.tsx'
import { MissingPluginNote } from '../features/platforms/missing-plugin-note.tsx'
import { NotForWebCard } from '../features/platforms/not-for-web-card.tsx'
import { PluginsNote } from '../features/platforms/plugins-note.tsx'
import { FlutterPage } from '../features/preview/flutter-page.tsx'
import type { Preview } from '../features/preview/controller/use-preview.ts'
import { DriftBadge } from '../features/firebase/drift/drift-badge.tsx'
import { RestartBanner } from '../features/firebase/switch/restart-banner.tsx'
import { ConfigurationButton } from '../features/run-configurations/configuration-button.tsx'
import { ConfigurationNote } from '../features/run-configurations/configuration-note.tsx'
import { ChecksButton } from '../features/toolchain/checks/checks-button.tsx'
import { ChecksPanel } from '../features/toolchain/checks/checks-panel.tsx'
import { showCheck, useShownCheck } from '../features/toolchain/checks/checks-store.ts'
import { OtherRunBanner } from '../features/workspace/other-run-banner.tsx'
import { InstallFlutter } from '../features/toolchain/install-flutter.tsx'
import { useFetching } from '../features/firebase/switch/switch-store.ts'

/** Hands the Flutter page what other features know: config files on their way, an SDK's installation, the checks. */
export function FlutterRoute() {
  const fetching = useFetching()
  const job = fetching?.job
  const check = useShownCheck()
  const download = fetching === null ? null : { stage: job?.stage ?? null, percent: job?.percent ?? null }
  return (
    <FlutterPage
      download={download}
      banner={banner}
      mark={<Mark />}
      install={install}
      tools={<ChecksButton />}
      panel={check === null ? null : <ChecksPanel check={check} />}
      onConsole={() => {
        showCheck(null)
      }}
      action={<DeviceButton />}
      beside={<DeviceStrip />}
      beforeStart={<PluginsNote onDevices={openDevices} />}
      notes={ERROR_NOTES}
    />
  )
}

const openDevices = () => {
  devicesOpen.set(true)
}

const ERROR_NOTES = {
  above: <NotForWebCard onDevices={openDevices} />,
  on: (message: string) => <MissingPluginNote message={message} onDevices={openDevices} />,
}

function Mark() {
  return (
    <>
      <AppSwitch className="max-wide:hidden" />
      <ConfigurationButton />
      <DriftBadge />
    </>
  )
}

const install = (missing: boolean) => <InstallFlutter missing={missing} />

function banner({ status, actReason, act, startAgain }: Preview) {
  const restart = () => {
    // a file that the app reads as an asset comes with a new start alone
    if (status?.stale?.needs_start) startAgain()
    else act('restart')
  }
  return (
    <>
      <OtherRunBanner status={status} />
      <RestartBanner status={status} reason={actReason} onRestart={restart} />
      {/* the same press applies both */}
      {status?.restart_to_apply ? null : (
        <ConfigurationNote status={status} reason={actReason} onRestart={restart} />
      )}
    </>
  )
}
