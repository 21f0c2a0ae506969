import type { RunningProject } from '@mosaygent/contract'
import { ExternalLink, Square } from '#icons'
import { errorText } from '#helper-client'
import { IconButton, StatusDot, Tooltip, toast, useCommands } from '#ui'
import { useRunningProjects, useStopProject } from './running-beside.ts'
import { texts } from './texts.ts'
import { useDirectory } from './use-directory.ts'

const { beside } = texts

/** What runs beside the chosen project: each with its name, which leads back to it, its own address, and Stop. */
export function RunningStrip({ rail }: { rail: boolean }) {
  const running = useRunningProjects().filter(({ shown }) => !shown)
  const { save } = useDirectory()
  const stop = useStopProject()
  const stopOne = ({ directory, name }: RunningProject) => {
    stop.mutate(directory, {
      onSuccess: () => {
        toast(beside.stopped(name))
      },
      onError: (error) => {
        toast(errorText(error))
      },
    })
  }
  useCommands(
    running.map((one) => ({
      id: `project.stop.${one.directory}`,
      group: texts.commands.directories,
      name: beside.stop(one.name),
      reason: null,
      run: () => {
        stopOne(one)
      },
    })),
  )
  if (running.length === 0) return null
  return (
    <ul aria-label={beside.title} className="-mt-2 grid gap-0.5">
      {running.map((one) => {
        const { directory, name, url, port } = one
        const goes = stop.isPending && stop.variables === directory
        return (
          <li
            key={directory}
            className={
              rail
                ? 'grid grid-cols-2 justify-items-center gap-0.5'
                : 'flex h-8 min-w-0 items-center gap-0.5 pl-1'
            }
          >
            <button
              type="button"
              title={directory}
              aria-label={beside.back(name)}
              className={`flex h-7 min-w-0 cursor-pointer items-center gap-2 rounded-control px-1.5 text-left text-ink-2 hover:bg-ink/7 hover:text-ink ${rail ? 'col-span-2 w-full justify-center' : 'flex-1'}`}
              onClick={() => {
                void save(directory)
              }}
            >
              {rail ? null : <StatusDot tone={goes ? 'warn' : 'good'} />}
              <span className="type-small truncate">{name}</span>
              {rail || port === null ? null : (
                <span className="type-small ml-auto shrink-0 text-ink-3 tabular-nums">{port}</span>
              )}
            </button>
            {url === null ? (
              <span />
            ) : (
              <Tooltip text={beside.open(name)}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={beside.open(name)}
                  className="inline-grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7 hover:text-ink"
                >
                  <ExternalLink aria-hidden="true" />
                </a>
              </Tooltip>
            )}
            <IconButton
              size="small"
              label={beside.stop(name)}
              icon={<Square aria-hidden="true" />}
              disabledReason={goes ? beside.stopping : null}
              onClick={() => {
                stopOne(one)
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
