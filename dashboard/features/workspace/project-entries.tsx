import { projectName } from '@mosaygent/contract'
import type { PreviewStatus } from '@mosaygent/contract'
import { Check, Folder, FolderX } from '#icons'
import { useEffect, useRef } from 'react'
import { errorText, useRecentProjects } from '#helper-client'
import type { KnownProject } from '#helper-client'
import { sameDirectory } from '#session'
import { Badge, MenuEntry, MenuGroup, toast } from '#ui'
import { LongPath } from './long-path.tsx'
import { runningProject } from './running-project.ts'
import { texts } from './texts.ts'

const { switcher } = texts

interface ProjectEntriesProps {
  /** The directories of the projects that run beside the shown one. */
  beside: readonly string[]
  /** The chosen directory; null: none. */
  current: string | null
  status: PreviewStatus | undefined
  onChoose: (path: string) => void
  /** The folder of one that is gone is looked for. */
  onFind: (project: Pick<KnownProject, 'path' | 'name'>) => void
  /** The entry that had the focus has gone. */
  onRemoved: () => void
}

/** The chosen project, then those of before that the helper lists. */
export function ProjectEntries(props: ProjectEntriesProps) {
  const { beside, current, status, onChoose, onFind, onRemoved } = props
  const { projects, kept, forget } = useRecentProjects()
  /** Which one is going. */
  const going = useRef<string | null>(null)
  useEffect(() => {
    if (going.current === null || projects.some(({ path }) => path === going.current)) return
    going.current = null
    // only now: the menu forgets where it was when its entries change
    onRemoved()
  }, [projects, onRemoved])
  const isCurrent = (path: string) => current !== null && sameDirectory(path, current)
  const chosen =
    current === null ? [] : [{ path: current, name: projectName(current), exists: true, environment: null }]
  const listed = kept
    ? [
        ...(projects.some(({ path }) => isCurrent(path)) ? [] : chosen),
        // where it is always found: first
        ...projects.toSorted((a, b) => Number(isCurrent(b.path)) - Number(isCurrent(a.path))),
      ]
    : chosen
  const runs = runningProject(
    status,
    listed.map(({ path }) => path),
  )
  if (listed.length === 0) return null
  return (
    <MenuGroup label={switcher.recent}>
      {listed.map(({ path, name, exists, environment }) => {
        const isRunning = path === runs || beside.some((directory) => sameDirectory(directory, path))
        const state = exists ? (isRunning ? switcher.running : null) : switcher.gone
        const chosenFor = environment === null ? null : switcher.environments[environment]
        const said = [name, path, chosenFor, isCurrent(path) ? switcher.current : null, state]
        return (
          <MenuEntry
            key={path}
            label={said.filter((word) => word !== null).join(', ')}
            icon={
              isCurrent(path) ? (
                <Check aria-hidden="true" />
              ) : exists ? (
                <Folder aria-hidden="true" />
              ) : (
                <FolderX aria-hidden="true" />
              )
            }
            detail={
              <>
                {chosenFor === null ? null : <span className="mr-1.5 shrink-0">{chosenFor} ·</span>}
                <LongPath path={path} />
              </>
            }
            end={state === null ? null : <Badge tone={exists ? 'good' : 'neutral'}>{state}</Badge>}
            disabled={!exists}
            actions={
              exists
                ? []
                : [
                    {
                      label: texts.moved.findLabel(name),
                      text: texts.moved.find,
                      onSelect: () => {
                        onFind({ path, name })
                      },
                    },
                  ]
            }
            onSelect={() => {
              if (!isCurrent(path)) onChoose(path)
            }}
            remove={
              isCurrent(path)
                ? undefined
                : {
                    label: switcher.remove(name),
                    onSelect: () => {
                      going.current = path
                      forget([path]).catch((error: unknown) => {
                        toast(errorText(error))
                      })
                    },
                  }
            }
          >
            {name}
          </MenuEntry>
        )
      })}
    </MenuGroup>
  )
}
