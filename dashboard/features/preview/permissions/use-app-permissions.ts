import type { AskedPermission } from '@mosaygent/contract'
import { useBrowserSetting } from '#session'
import { Decisions, UNDECIDED, decide, undecided } from './decisions.ts'
import { texts as paneTexts } from '../preview-pane/texts.ts'
import { texts } from './texts.ts'

/** What the running app may do beyond its page, and what there is to ask about it. */
export interface AppPermissions {
  readonly allowed: readonly AskedPermission[]
  /** What the app has asked for and nobody has decided; empty: nothing to ask. */
  readonly asked: readonly AskedPermission[]
  /** Why there is nothing to take back, nor to give to an app whose page cannot ask; null: there is. */
  readonly off: string | null
  /** Remembers it for this codebase, in this browser, and loads the app anew where that makes a difference. */
  readonly decide: (names: readonly AskedPermission[], allowed: boolean) => void
}

const NONE: readonly AskedPermission[] = []

/**
 * Asks once for each thing and codebase. A browser binds such a permission to the dashboard's address, which is the same
 * for every project: without this the camera that one app was given would be the next app's, too.
 * @param project the codebase's folder; null while it is not known, and then nothing is allowed.
 * @param app `asks`: what its page has asked the browser for; `cannotAsk`: that has no script of ours which would tell.
 */
export function useAppPermissions(
  project: string | null,
  app: { readonly asks: readonly (readonly AskedPermission[])[]; readonly cannotAsk: boolean },
  reframe: () => void,
): AppPermissions {
  const [decisions, store] = useBrowserSetting('app_permissions', Decisions, UNDECIDED)
  const own = project === null ? undefined : decisions[project]
  const asked = project === null ? NONE : undecided(app.asks, own)
  return {
    allowed: own?.allowed ?? NONE,
    asked,
    off:
      project === null
        ? paneTexts.startFirst
        : own !== undefined || asked.length > 0 || app.cannotAsk
          ? null
          : texts.nothingAsked,
    decide: (names, allowed) => {
      if (project === null) return
      store(decide(decisions, project, names, allowed))
      // a page keeps what it was loaded with
      if (allowed || names.some((name) => own?.allowed.includes(name))) reframe()
    },
  }
}
