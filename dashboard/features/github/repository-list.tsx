import type { GithubRepository } from '@mosaygent/contract'
import { Lock, Search } from '#icons'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { CallFailed } from '#helper-ui'
import { Badge, Button, Field, RelativeTime, Spinner } from '#ui'
import { useGithubRepositories } from './use-github-repositories.ts'
import { texts } from './texts.ts'

/** `closed`: the list cannot be asked for, and this is why. */
export type ListState = { kind: 'open' } | { kind: 'closed'; why: string }

interface RepositoryListProps {
  state: ListState
  busy: boolean
  onChoose: (address: string) => void
}

/** What the login may clone, searchable; arrows move, Enter chooses. */
export function RepositoryList({ state, busy, onChoose }: RepositoryListProps) {
  return (
    <section aria-label={texts.list.title} className="grid min-w-0 gap-2 border-t border-line pt-4">
      <h3 className="type-strong">{texts.list.title}</h3>
      {state.kind === 'closed' ? (
        <p className="text-ink-3">{state.why}</p>
      ) : (
        <OpenList busy={busy} onChoose={onChoose} />
      )}
    </section>
  )
}

function OpenList({ busy, onChoose }: Omit<RepositoryListProps, 'state'>) {
  const [search, setSearch] = useState('')
  const { found, looked, error, loading, more, loadMore, again } = useGithubRepositories(search)
  const rows = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const buttons = [...(rows.current?.querySelectorAll('button') ?? [])]
    if (step === 0 || buttons.length === 0) return
    event.preventDefault()
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus()
  }
  return (
    <div className="grid min-w-0 gap-2">
      <Field
        label={texts.list.search}
        hideLabel
        type="search"
        value={search}
        placeholder={texts.list.searchHint}
        icon={<Search aria-hidden="true" className="text-ink-3" />}
        end={loading ? <Spinner size={12} /> : null}
        onKeyDown={move}
        onChange={(event) => {
          setSearch(event.target.value)
        }}
      />
      {error === null ? null : <CallFailed error={error} again={again} />}
      <ul
        ref={rows}
        aria-label={texts.list.title}
        className="grid max-h-[264px] min-w-0 overflow-y-auto rounded-control border border-line empty:hidden"
      >
        {found.map((repository) => (
          <Row
            key={repository.address}
            repository={repository}
            busy={busy}
            onChoose={onChoose}
            onKeyDown={move}
          />
        ))}
      </ul>
      <p role="status" className="type-small text-ink-3">
        {said({ loading, looked, found: found.length, search, failed: error !== null })}
      </p>
      {more ? (
        <div>
          <Button size="small" busy={loading} onClick={loadMore}>
            {texts.list.more}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

interface RowProps extends Omit<RepositoryListProps, 'state'> {
  repository: GithubRepository
  onKeyDown: (event: KeyboardEvent) => void
}

function Row({ repository, busy, onChoose, onKeyDown }: RowProps) {
  const { name, address, description, archived, pushed_at: pushed } = repository
  return (
    <li className="grid min-w-0 border-b border-line last:border-b-0">
      <button
        type="button"
        aria-disabled={busy ? true : undefined}
        className="grid min-w-0 cursor-pointer gap-0.5 px-3 py-2 text-left hover:bg-ink/5 focus-visible:-outline-offset-2"
        onKeyDown={onKeyDown}
        onClick={() => {
          if (!busy) onChoose(address)
        }}
      >
        <span className="flex min-w-0 items-center gap-2">
          {repository.private ? (
            <Lock aria-label={texts.list.privateOne} className="size-3.5 shrink-0 text-ink-3" />
          ) : null}
          <span className="type-strong min-w-0 truncate">{name}</span>
          {archived ? <Badge>{texts.list.archived}</Badge> : null}
          <span className="type-small ml-auto shrink-0 text-ink-3">
            {pushed === null ? texts.list.empty : <RelativeTime iso={pushed} />}
          </span>
        </span>
        {description === null || description === '' ? null : (
          <span className="type-small min-w-0 truncate text-ink-3">{description}</span>
        )}
      </button>
    </li>
  )
}

interface Said {
  loading: boolean
  looked: number
  found: number
  search: string
  failed: boolean
}

function said({ loading, looked, found, search, failed }: Said): string {
  if (loading) return texts.list.asking(looked)
  if (failed) return ''
  if (looked === 0) return texts.list.noneAtAll
  if (search.trim() === '') return texts.list.all(looked)
  return found === 0 ? texts.list.noMatch(looked) : texts.list.matches(found, looked)
}
