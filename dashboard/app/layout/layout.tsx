import { MIN_SCREEN_WIDTH_PX } from '@mosaygent/contract'
import { Outlet } from '@tanstack/react-router'
import { useMediaQuery } from '#ui'
import { DirectorySync } from '../../features/workspace/directory-sync.tsx'
import { RunQuestion } from '../../features/workspace/run-question.tsx'
import { FirstSteps } from '../getting-started/first-steps.tsx'
import { HelperNotices } from './helper-notices.tsx'
import { FeatureCommands } from './palette/feature-commands.tsx'
import { LazyPalette } from './palette/lazy-palette.tsx'
import { ShellCommands } from './palette/shell-commands.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { Sidebar } from './sidebar.tsx'
import { TabFavicon } from './tab-favicon.tsx'
import { texts } from './texts.ts'
import { TooSmall } from './too-small.tsx'
import { useZoomed } from './use-zoomed.ts'

/**
 * Sidebar and page. Below the least width a message covers both, unless the window is wide and zoomed in; the page
 * stays mounted, so a preview lives on.
 */
export function Layout() {
  const narrow = !useMediaQuery(`(min-width: ${MIN_SCREEN_WIDTH_PX}px)`)
  // enlarged, all of it is there in one column
  const tooSmall = !useZoomed() && narrow
  const rail = !useMediaQuery('(min-width: 900px)')
  return (
    <>
      <div
        inert={tooSmall}
        aria-hidden={tooSmall ? true : undefined}
        className={`grid h-full grid-cols-[80px_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] rail:grid-cols-[220px_minmax(0,1fr)] wide:grid-cols-[var(--sidebar)_minmax(0,1fr)] ${tooSmall ? 'invisible overflow-hidden' : ''}`}
      >
        <a
          href="#content"
          className="type-strong fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-1.5 text-on-accent focus:translate-y-0"
        >
          {texts.skip}
        </a>
        <Sidebar rail={rail} />
        <main
          id="content"
          tabIndex={-1}
          className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[var(--bar)_minmax(0,1fr)] outline-none max-[768px]:grid-rows-[auto_minmax(0,1fr)]"
        >
          <Outlet />
        </main>
      </div>
      {tooSmall ? (
        <TooSmall />
      ) : (
        <>
          <Shortcuts />
          <LazyPalette />
        </>
      )}
      <ShellCommands />
      <FeatureCommands />
      <HelperNotices />
      <TabFavicon />
      <FirstSteps />
      <DirectorySync />
      {tooSmall ? null : <RunQuestion />}
    </>
  )
}
