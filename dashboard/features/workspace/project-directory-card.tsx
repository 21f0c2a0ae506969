import { useLocation, useNavigate } from '@tanstack/react-router'
import { Folder, Info } from '#icons'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Badge, Button, Card, CopyButton, Skeleton, announce } from '#ui'
import { Differing } from './directory-differing.tsx'
import { DirectoryForm } from './directory-form.tsx'
import type { DirectoryState } from './directory-state.ts'
import { LongPath } from './long-path.tsx'
import { OPEN_HASH } from './open-hash.ts'
import { SaveFailed } from './save-failed.tsx'
import { TakenOver } from './taken-over.tsx'
import type { Directory } from './use-directory.ts'
import { texts } from './texts.ts'

/** Which folder everything is about: shown with Change, or asked for. */
export function ProjectDirectoryCard({
  directory,
  children,
}: {
  directory: Directory
  children?: ReactNode
}) {
  const { state, loading, saving, error } = directory
  /** What the form began with; null: viewing. */
  const [draft, setDraft] = useState<string | null>(null)
  const asked = useLocation({ select: ({ hash }) => hash === OPEN_HASH })
  const editing = draft !== null || asked
  const path = state.kind === 'none' ? null : state.path
  /** The refusal is said with a way out, also after a reload. */
  const told = state.kind === 'refused' || (state.kind === 'shared' && state.refusal !== null)
  const navigate = useNavigate()
  const stop = () => {
    setDraft(null)
    if (asked) void navigate({ to: '/environment', hash: '', replace: true })
  }
  const change = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  useEffect(() => {
    // The form that had the focus is gone: it goes back to the button that opened it.
    if (edited.current && !editing) change.current?.focus()
    edited.current = editing
  }, [editing])
  const save = async (next: string) => {
    // Refused: the form stays as it was typed, for the one letter that has to be mended.
    setDraft(next)
    if (!(await directory.save(next))) return
    stop()
    announce(texts.directory.saved)
  }
  return (
    <Card
      id="project-directory"
      title={texts.directory.title}
      icon={<Folder aria-hidden="true" />}
      end={loading ? null : <WhereKept state={state} />}
    >
      {loading && path === null ? (
        // as what mostly comes: the path, and Change beside it
        <div className="flex gap-2">
          <Skeleton className="h-8 flex-1" />
          <Skeleton className="h-8 w-[75px]" />
        </div>
      ) : path === null || editing ? (
        <DirectoryForm
          initial={draft ?? ''}
          current={path}
          busy={saving}
          connected={directory.connected}
          primary={path === null || state.kind === 'refused'}
          asked={asked || path !== null}
          onSave={(next) => {
            void save(next)
          }}
          onCancel={path === null ? undefined : stop}
        />
      ) : (
        <div className="flex items-center gap-2">
          <div className="flex h-8 min-w-0 flex-1 items-center rounded-control border border-line bg-inset pr-0.5 pl-2.5">
            <LongPath path={path} />
            <CopyButton text={path} label={texts.directory.copy} className="ml-auto" />
          </div>
          <Button
            ref={change}
            onClick={() => {
              setDraft(path)
            }}
          >
            {texts.directory.change}
          </Button>
        </div>
      )}
      {error === null || (told && !editing) ? null : (
        <SaveFailed
          error={error}
          path={draft}
          onMade={(made) => {
            void save(made)
          }}
        />
      )}
      {editing ? null : <Differing directory={directory} onCorrect={setDraft} />}
      {error === null && state.kind !== 'refused' ? (
        <p className="type-small flex items-center gap-2 text-ink-3">
          <Info aria-hidden="true" />
          {path === null && !loading ? texts.directory.none : texts.directory.some}
        </p>
      ) : null}
      {state.kind === 'shared' ? <TakenOver directory={state.path} /> : null}
      {children}
    </Card>
  )
}

function WhereKept({ state }: { state: DirectoryState }) {
  switch (state.kind) {
    case 'browser-only':
      return <Badge tone="warn">{texts.directory.browserOnly}</Badge>
    case 'offline':
      return <Badge>{texts.directory.remembered}</Badge>
    case 'refused':
      return <Badge tone="bad">{texts.directory.refused}</Badge>
    case 'none':
    case 'shared':
      return null
  }
}
