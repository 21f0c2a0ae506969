import type { GitFacts } from '@mosaygent/contract'
import { Badge, Disclosure } from '#ui'
import { texts } from './texts.ts'

/** How many paths are named: a download of Firebase files writes three. */
const NAMED = 3

/** Whether anything is changed, how much, and which of it is the dashboard's own doing; `old`: as it was known last. */
export function Changes({ git, old = false }: { git: GitFacts; old?: boolean }) {
  if (!git.dirty) return <Badge tone={old ? 'neutral' : 'good'}>{texts.card.clean}</Badge>
  const own = git.own_changes ?? []
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 py-0.5">
      <Badge tone={old ? 'neutral' : 'warn'}>{texts.card.modified}</Badge>
      {git.changes === undefined ? null : (
        <span className="min-w-0 text-ink-3">
          {git.more_changes === true
            ? texts.card.moreFiles(git.changes)
            : changesText(git.changes, own.length) + newText(git.changes, git.new_changes ?? 0)}
        </span>
      )}
      {own.length === 0 ? null : (
        <code title={own.join('\n')} className="type-small basis-full text-ink-3 [overflow-wrap:anywhere]">
          {own.slice(0, NAMED).map(nameOf).join(', ')}
        </code>
      )}
      {own.length > NAMED ? (
        <Disclosure
          summary={texts.card.moreNames(own.length - NAMED)}
          className="type-small basis-full text-ink-3"
        >
          <code className="[overflow-wrap:anywhere]">{own.slice(NAMED).map(nameOf).join(', ')}</code>
        </Disclosure>
      ) : null}
    </div>
  )
}

/** Untracked ones told apart: they stand in the way of nothing. */
function newText(changes: number, fresh: number): string {
  if (fresh === 0) return ''
  return fresh === changes ? texts.card.allFresh : texts.card.fresh(fresh)
}

/** Whose changes they are: somebody who only switched the environment has none of their own. */
function changesText(changes: number, own: number): string {
  return own === 0
    ? texts.card.files(changes)
    : texts.card.ownChanges(own, texts.card.files(changes), changes)
}

/** The file's name: which folder it has is the same in every app. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
