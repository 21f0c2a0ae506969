import { projectName } from '@mosaygent/contract'
import type { PreviewStatus, RunningProject } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown, Folder, FolderOpen } from '#icons'
import { useCallback, useRef, useState } from 'react'
import { query, useConnection } from '#helper-client'
import type { KnownProject } from '#helper-client'
import { IconButton, Menu, MenuItem, MenuSeparator, useCommands } from '#ui'
import { FolderBrowser } from './folders/folder-browser.tsx'
import { LongPath } from './long-path.tsx'
import { OPEN_HASH } from './open-hash.ts'
import { ProjectEntries } from './project-entries.tsx'
import { useRunningProjects } from './running-beside.ts'
import { runningProject } from './running-project.ts'
import { texts } from './texts.ts'
import { useDirectory } from './use-directory.ts'

const { switcher } = texts

/** Which project everything is about, its branch and what runs; opens the list of those of before. */
export function ProjectSwitcher({ rail }: { rail: boolean }) {
  const { connected } = useConnection()
  const navigate = useNavigate()
  const { state, loading, save } = useDirectory()
  const path = state.kind === 'none' ? null : state.path
  const shared = connected && state.kind === 'shared'
  const facts = useQuery({ ...query('environmentStatus'), enabled: shared }).data
  const status = useQuery({ ...query('flutterStatus'), enabled: connected }).data
  const beside = useRunningProjects().filter(({ shown }) => !shown)
  /** The project whose folder is looked for. */
  const [finding, setFinding] = useState<Pick<KnownProject, 'path' | 'name'> | null>(null)
  const last = useRef<HTMLElement>(null)
  const open = () => {
    void navigate({ to: '/environment', hash: OPEN_HASH })
  }
  const toLast = useCallback(() => last.current?.focus(), [])
  useCommands([
    {
      id: 'project.open',
      group: texts.commands.directories,
      name: switcher.open,
      reason: null,
      run: open,
    },
  ])

  const name = path === null ? (loading ? '' : switcher.none) : projectName(path)
  const branch = shared ? (facts?.flutter.git?.branch ?? '') : ''
  const details = [branch, shared ? runWords(state.path, status, beside) : ''].filter(
    (detail) => detail !== '',
  )
  const label = switcher.label([name, ...details].join(', '))
  const take = (chosen: string, settingsOf?: string) => {
    void save(chosen, settingsOf).then((taken) => {
      // the page that says why, with a way out; or whose settings it has
      if (!taken || settingsOf !== undefined) void navigate({ to: '/environment' })
    })
  }
  return (
    <>
      <Menu
        minWidth={300}
        side={rail ? 'right' : 'bottom'}
        trigger={
          rail ? (
            <IconButton label={label} icon={<Folder aria-hidden="true" />} side="right" className="mx-auto" />
          ) : (
            <button
              type="button"
              aria-label={label}
              title={path ?? undefined}
              className="group flex h-10 w-full min-w-0 shrink-0 cursor-pointer items-center gap-2.5 rounded-[8px] border border-line bg-surface px-2.5 text-left shadow-1 transition-colors duration-[120ms] hover:bg-ink/5 data-popup-open:bg-ink/7"
            >
              <Folder aria-hidden="true" className="text-ink-3" />
              <span className="grid min-w-0 flex-1">
                <span className="type-strong h-[18px] truncate leading-[18px]">{name}</span>
                {/* there from the start, so that nothing moves */}
                <span className="type-small flex h-4 min-w-0 leading-4 text-ink-3 group-hover:text-ink-2 group-data-popup-open:text-ink-2">
                  {details.length > 0 ? (
                    <span className="truncate">{details.join(' · ')}</span>
                  ) : loading || shared ? null : path === null ? (
                    switcher.choose
                  ) : (
                    // not the path itself, which the page says in its place
                    <LongPath path={folderOf(path)} />
                  )}
                </span>
              </span>
              <ChevronsUpDown aria-hidden="true" className="text-ink-3" />
            </button>
          )
        }
      >
        <ProjectEntries
          beside={beside.map(({ directory }) => directory)}
          current={path}
          status={connected ? status : undefined}
          onChoose={take}
          onFind={setFinding}
          onRemoved={toLast}
        />
        <MenuSeparator />
        <MenuItem ref={last} icon={<FolderOpen aria-hidden="true" />} onSelect={open}>
          {switcher.open}
        </MenuItem>
      </Menu>
      <FolderBrowser
        open={finding !== null}
        onClose={() => {
          setFinding(null)
        }}
        from={finding?.path ?? null}
        title={texts.moved.where(finding?.name ?? '')}
        why={texts.moved.why(finding?.path ?? '')}
        onChoose={(chosen) => {
          setFinding(null)
          take(chosen, finding?.path)
        }}
      />
    </>
  )
}

/** The folder that a path lies in, to tell two projects of one name apart. */
function folderOf(path: string): string {
  return path.replace(/[/\\][^/\\]+[/\\]*$/, '') || path
}

/** What runs, as seen from the chosen directory; empty while nobody has said. */
function runWords(
  path: string,
  status: PreviewStatus | undefined,
  [other]: readonly RunningProject[],
): string {
  if (status === undefined) return ''
  if (!status.running) return other === undefined ? switcher.stopped : switcher.otherRuns(other.name)
  // a helper that does not say whose app it is has one alone
  const { project } = status
  if (typeof project !== 'string' || runningProject(status, [path]) !== null) return switcher.running
  return switcher.otherRuns(projectName(project))
}
