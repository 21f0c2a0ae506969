import type { FolderEntry, Reply } from '@mosaygent/contract'
import { ChevronRight, Folder } from '#icons'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Badge, Skeleton } from '#ui'
import { texts } from './texts.ts'
import { findFolder, folderMove } from './folder-state.ts'

/** How long letters that follow one another are one word, ms. */
const WORD_MS = 700

interface FolderListProps {
  /** Undefined until the first answer. */
  data: Reply<'browseFolders'> | undefined
  busy: boolean
  onOpen: (path: string) => void
  onUp: () => void
}

/** The folders as a list to go through by keys or by pointer; as high empty as full. */
export function FolderList({ data, busy, onOpen, onUp }: FolderListProps) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const folders = data?.folders ?? []
  const [active, setActive] = useState(folders.length > 0 ? 0 : -1)
  const word = useRef({ letters: '', at: 0 })
  const known = data !== undefined
  useEffect(() => {
    // the list is what this is about, and opening a folder makes a new one
    if (known) list.current?.focus()
  }, [known])
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const now = Date.now()
    const letters = now - word.current.at < WORD_MS ? word.current.letters : ''
    const move = folderMove(event.key, { folders, active, letters })
    if (move === null) return
    event.preventDefault()
    switch (move.kind) {
      case 'active':
        setActive(move.index)
        return
      case 'open':
        onOpen(move.path)
        return
      case 'up':
        onUp()
        return
      case 'find': {
        word.current = { letters: move.letters, at: now }
        const found = findFolder(folders, move.letters)
        if (found >= 0) setActive(found)
      }
    }
  }
  return (
    <div className="relative grid h-[308px] grid-rows-[minmax(0,1fr)_auto] rounded-[10px] border border-line bg-raised">
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={texts.list}
        aria-busy={busy}
        aria-activedescendant={active >= 0 ? `${listId}-${String(active)}` : undefined}
        className="min-h-0 overflow-auto rounded-[10px] p-1 -outline-offset-2"
        onKeyDown={press}
      >
        {known
          ? folders.map((folder, index) => (
              <Row
                key={folder.path}
                id={`${listId}-${String(index)}`}
                folder={folder}
                active={index === active}
                onOpen={onOpen}
              />
            ))
          : [0, 1, 2, 3].map((row) => <Skeleton key={row} className="m-2 h-4 w-1/2" />)}
      </div>
      {/* beside the list, which may hold rows alone */}
      {known && folders.length === 0 ? (
        <p className="pointer-events-none absolute p-4 text-ink-3">{texts.empty}</p>
      ) : null}
      {data === undefined || (data.more === 0 && data.cut !== true) ? null : (
        <p className="type-small border-t border-line px-3 py-2 text-ink-3">
          {data.more > 0 ? texts.more(data.more) : null} {data.cut === true ? texts.cut : null}
        </p>
      )}
    </div>
  )
}

interface RowProps {
  id: string
  folder: FolderEntry
  active: boolean
  onOpen: (path: string) => void
}

function Row({ id, folder: { name, path, marks }, active, onOpen }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      ref={active ? scrollTo : undefined}
      className={`flex h-8 cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 select-none hover:bg-ink/7 ${active ? 'bg-ink/7' : ''}`}
      onClick={() => {
        onOpen(path)
      }}
    >
      <Folder aria-hidden="true" className="text-ink-3" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="ml-auto flex shrink-0 gap-1.5">
        {marks.map((mark) => (
          <Badge key={mark} tone={mark === 'git' ? 'neutral' : 'accent'}>
            {texts.marks[mark]}
          </Badge>
        ))}
      </span>
      <ChevronRight aria-hidden="true" className="text-ink-3" />
    </div>
  )
}

function scrollTo(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
}
