import { Search } from '#icons'
import { IconButton, Logo } from '#ui'
import { ProjectSwitcher } from '../../features/workspace/project-switcher.tsx'
import { RunningStrip } from '../../features/workspace/running-strip.tsx'
import { ActivityButton } from './activity/activity-button.tsx'
import { BackToRedirectTarget } from './back-to-redirect-target.tsx'
import { ConnectionIndicator } from './connection-indicator.tsx'
import { EnvironmentToggle } from './environment-toggle.tsx'
import { HelpMenu } from './help/help-menu.tsx'
import { PALETTE_KEYS } from './keys.ts'
import { Navigation } from './navigation.tsx'
import { openPalette } from './palette/palette-state.ts'
import { ProfileMenu } from './profile-menu.tsx'
import { SwitchLine } from './switch-line.tsx'
import { texts } from './texts.ts'

/** Enlarged there is little height: what scrolls all the same has no bar of its own, which would take its words' room. */
const RAIL = 'px-1 [scrollbar-width:none] [@media(height<520px)]:gap-2 [@media(height<520px)]:py-2'

/** The left column; `rail` is its narrow form: pictures with tooltips, and in words what must not be guessed. */
export function Sidebar({ rail }: { rail: boolean }) {
  return (
    <aside
      className={`relative flex min-h-0 flex-col gap-3.5 overflow-x-hidden overflow-y-auto border-r border-line bg-inset pt-3.5 pb-3 ${rail ? RAIL : 'px-3'}`}
    >
      <div className={`flex items-center gap-2.5 py-0.5 ${rail ? 'justify-center' : 'px-1.5'}`}>
        <Logo />
        <span className={rail ? 'sr-only' : 'text-[14px] leading-6 font-semibold tracking-[-0.02em]'}>
          {texts.product}
        </span>
        {rail ? null : (
          <IconButton
            size="small"
            label={`${texts.palette.label} (${PALETTE_KEYS.replace(' ', '+')})`}
            icon={<Search />}
            side="right"
            className="-my-0.5 ml-auto"
            onClick={openPalette}
          />
        )}
      </div>
      <ProjectSwitcher rail={rail} />
      <RunningStrip rail={rail} />
      <EnvironmentToggle rail={rail} />
      <Navigation rail={rail} />
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2">
        <BackToRedirectTarget rail={rail} />
        <SwitchLine rail={rail} />
        <ActivityButton rail={rail} />
        <ConnectionIndicator rail={rail} />
        {rail ? (
          <div className="grid justify-items-center gap-1 [@media(height<520px)]:flex [@media(height<520px)]:items-center [@media(height<520px)]:justify-center [@media(height<520px)]:gap-0">
            <HelpMenu />
            <ProfileMenu rail />
          </div>
        ) : (
          // The profile's button spans the row below Help, so that its menu ends where the row ends.
          <div className="relative">
            <ProfileMenu rail={false} />
            <div className="absolute top-0.5 right-1">
              <HelpMenu />
            </div>
          </div>
        )}
      </div>
    </aside>
  )
}
