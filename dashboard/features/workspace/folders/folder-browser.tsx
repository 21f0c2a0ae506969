import { ArrowUp } from '#icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, queryAt } from '#helper-client'
import { Button, Dialog, IconButton, Notice } from '#ui'
import { texts } from './texts.ts'
import { FolderList } from './folder-list.tsx'
import { NewFolder } from './new-folder.tsx'

interface FolderBrowserProps {
  open: boolean
  onClose: () => void
  /** Where to begin; what is not there gives the nearest folder that is. Null: the home folder. */
  from: string | null
  /** What it asks, where that is not the project directory; and why. */
  title?: string
  why?: string
  onChoose: (path: string) => void
}

/** The folders of the helper's machine, to choose one without typing its path. */
export function FolderBrowser(props: FolderBrowserProps) {
  const { open, onClose, from, title = texts.title, why = texts.why, onChoose } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      wide
      title={title}
      description={why}
    >
      {open ? <Folders from={from} onClose={onClose} onChoose={onChoose} /> : null}
    </Dialog>
  )
}

function Folders({ from, onClose, onChoose }: Pick<FolderBrowserProps, 'from' | 'onClose' | 'onChoose'>) {
  const [wanted, setWanted] = useState(from)
  const [hidden, setHidden] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...queryAt(['folders', wanted, hidden], 'browseFolders', { path: wanted, hidden, nearest: true }),
    gcTime: 0,
    staleTime: 0,
    // the folder of before stays while the next one is read: nothing jumps
    placeholderData: (before) => before,
  })
  return (
    <>
      <div className="grid gap-2">
        <div className="flex min-w-0 items-center gap-1.5">
          <IconButton
            label={texts.up}
            icon={<ArrowUp />}
            disabledReason={data?.parent == null ? texts.top : null}
            onClick={() => {
              if (data?.parent != null) setWanted(data.parent)
            }}
          />
          <code className="flex h-8 min-w-0 flex-1 items-center rounded-control border border-line bg-inset px-2.5">
            <span className="truncate" title={data?.path}>
              {data?.path ?? ''}
            </span>
          </code>
        </div>
        <div role="group" aria-label={texts.begin} className="flex flex-wrap gap-1.5">
          {(data?.roots ?? []).map(({ name, path }) => (
            <Button
              key={path}
              size="small"
              variant="quiet"
              onClick={() => {
                setWanted(path)
              }}
            >
              {name}
            </Button>
          ))}
          <label className="type-strong ml-auto flex h-7 cursor-pointer items-center gap-2 px-1 text-ink-2">
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={hidden}
              onChange={(event) => {
                setHidden(event.target.checked)
              }}
            />
            {texts.hidden}
          </label>
        </div>
      </div>
      <FolderList
        // another folder begins at its first row
        key={data?.path ?? ''}
        data={data}
        busy={isFetching}
        onOpen={setWanted}
        onUp={() => {
          if (data?.parent != null) setWanted(data.parent)
        }}
      />
      {error === null ? null : (
        <Notice
          tone="error"
          title={errorText(error)}
          actions={
            wanted === null ? null : (
              <Button
                size="small"
                onClick={() => {
                  setWanted(null)
                }}
              >
                {texts.home}
              </Button>
            )
          }
        />
      )}
      <div className="flex flex-wrap items-start gap-2">
        <NewFolder
          parent={data?.path ?? null}
          onMade={(path) => {
            if (path === wanted) void refetch()
            setWanted(path)
          }}
        />
        <Button variant="quiet" className="ml-auto" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          disabledReason={data === undefined ? texts.loading : null}
          onClick={() => {
            if (data !== undefined) onChoose(data.path)
          }}
        >
          {texts.use}
        </Button>
      </div>
    </>
  )
}
