import { NO_CHOICES } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { folderExists } from './folder-exists.ts'
import type { ProjectSettings } from './project-settings.ts'
import type { ProjectStore } from './project-store.ts'

/** Settings go with a folder that was moved. What was there before is remembered until that is answered, or the helper ends. */
export interface TakeOvers {
  /** Whether a directory would take over at all: it has no settings, or they went elsewhere, and another folder is gone. */
  mayTakeOver(directory: string): Promise<boolean>
  /** Those of the project of this identity that was chosen last, if its folder is gone; whether there was one. */
  byIdentity(directory: string, identity: string): Promise<Outcome<boolean>>
  /** Those that somebody says are of this directory; refused while the folder they were chosen for is there. */
  from(gone: string, directory: string): Promise<Outcome<boolean>>
  /** Whose settings a directory took over, until that is answered; null: nobody's. */
  of(directory: string): string | null
  /** Leaves them, or gives both projects what they had. */
  answer(directory: string, keep: boolean): Promise<Outcome<null>>
}

interface TakeOver {
  readonly gone: ProjectSettings
  readonly before: ProjectSettings
}

export function createTakeOvers(store: ProjectStore): TakeOvers {
  const open = new Map<string, TakeOver>()

  const goneOnes = async (directory: string, identity?: string) => {
    const others = store.opened().filter((one) => one.directory !== directory && one.moved_to === undefined)
    const known = others.filter(
      (one) => one.identity !== undefined && (one.identity === identity || !identity),
    )
    const exist = await Promise.all(known.map((one) => folderExists(one.directory)))
    return known.filter((_, index) => !exist[index])
  }
  const isFree = ({ opened_at, moved_to }: ProjectSettings) => opened_at === null || moved_to !== undefined

  const takeOver = async (gone: ProjectSettings, directory: string): Promise<Outcome<boolean>> => {
    const before = store.get(directory)
    const { unlisted: _, moved_to: __, ...settings } = gone
    const taken = await store.choose(directory, ({ opened_at }) => ({ ...settings, directory, opened_at }))
    if (!taken.ok) return taken
    open.set(directory, { gone, before })
    const { opened_at } = gone
    const left = await store.choose(gone.directory, (project) => ({
      ...project,
      moved_to: directory,
      ...(opened_at === null ? {} : { unlisted: opened_at }),
    }))
    return left.ok ? succeed(true) : left
  }

  return {
    async mayTakeOver(directory) {
      return isFree(store.get(directory)) && (await goneOnes(directory)).length > 0
    },
    async byIdentity(directory, identity) {
      const [gone] = isFree(store.get(directory)) ? await goneOnes(directory, identity) : []
      return gone === undefined ? succeed(false) : takeOver(gone, directory)
    },
    async from(path, directory) {
      const gone = store.get(path)
      if (gone.opened_at === null)
        return refuse('no-directory', `${path} was never chosen as the project directory.`)
      if (await folderExists(gone.directory))
        return refuse('target-exists', `${gone.directory} is there (again), with its settings.`)
      return takeOver(gone, directory)
    },
    of: (directory) => open.get(directory)?.gone.directory ?? null,
    async answer(directory, keep) {
      const taken = open.get(directory)
      if (taken === undefined)
        return refuse('nothing-to-undo', `${directory} has no settings of another folder.`)
      if (!keep) {
        const { gone, before } = taken
        const given = await store.choose(directory, ({ opened_at }) => ({
          // said, not left out: the page would bring those that it holds
          choices: NO_CHOICES,
          ...before,
          directory,
          opened_at,
        }))
        if (!given.ok) return given
        const back = await store.choose(gone.directory, () => gone)
        if (!back.ok) return back
      }
      open.delete(directory)
      return succeed(null)
    },
  }
}
