import { History, X } from '#icons'
import { errorText, useRecentProjects } from '#helper-client'
import { sameDirectory } from '#session'
import { IconButton, toast } from '#ui'
import { LongPath } from './long-path.tsx'
import { texts } from './texts.ts'

interface RecentDirectoriesProps {
  /** The directory in use, which is no choice. */
  current: string | null
  onChoose: (path: string) => void
}

/** Directories of before, each a press away; one that is of no use any more can be removed. */
export function RecentDirectories({ current, onChoose }: RecentDirectoriesProps) {
  const { projects, forget } = useRecentProjects()
  const others = projects
    .map(({ path }) => path)
    .filter((path) => current === null || !sameDirectory(path, current))
  if (others.length === 0) return null
  return (
    <section aria-label={texts.recent.title} className="grid gap-1">
      <h3 className="type-small text-ink-3">{texts.recent.title}</h3>
      <ul className="grid">
        {others.map((path) => (
          <li key={path} className="flex min-w-0 items-center gap-1">
            <button
              type="button"
              aria-label={texts.recent.use(path)}
              className="flex h-8 min-w-0 flex-1 cursor-pointer items-center gap-2.5 rounded-control px-2 text-left text-ink-2 hover:bg-ink/5 hover:text-ink"
              onClick={() => {
                onChoose(path)
              }}
            >
              <History aria-hidden="true" className="text-ink-3" />
              <LongPath path={path} />
            </button>
            <IconButton
              size="small"
              label={texts.recent.remove(path)}
              icon={<X />}
              onClick={() => {
                forget([path]).catch((error: unknown) => {
                  toast(errorText(error))
                })
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
