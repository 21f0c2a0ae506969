import { AppCommands } from '../../../features/apps/app-commands.tsx'
import { DeviceCommands } from '../../../features/devices/device-commands.tsx'
import { MatchCommand } from '../../../features/firebase/drift/match-command.tsx'
import { useFetching } from '../../../features/firebase/switch/switch-store.ts'
import { GithubCommands } from '../../../features/github/github-commands.tsx'
import { PreviewCommands } from '../../../features/preview/preview-commands.tsx'
import { ConfigurationCommands } from '../../../features/run-configurations/configuration-commands.tsx'
import { CheckCommands } from '../../../features/toolchain/checks/check-commands.tsx'
import { WorkspaceCommands } from '../../../features/workspace/workspace-commands.tsx'
import { texts } from '../texts.ts'
import { usePalette } from './palette-state.ts'

/** What the features offer the palette on every page. */
export function FeatureCommands() {
  const [asked] = usePalette()
  const downloading = useFetching() !== null
  return (
    <>
      <PreviewCommands downloading={downloading} />
      <AppCommands />
      <ConfigurationCommands />
      <DeviceCommands />
      <WorkspaceCommands asked={asked} />
      <CheckCommands asked={asked} />
      <MatchCommand group={texts.palette.groups.environment} />
      <GithubCommands asked={asked} />
    </>
  )
}
