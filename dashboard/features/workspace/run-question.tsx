import { projectName } from '@mosaygent/contract'
import type { RunningProject } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { errorText, query, useConnection } from '#helper-client'
import { answerRunQuestion, nothingToAsk } from '#session'
import { Button, Dialog, Notice } from '#ui'
import { useAsked, useOtherRun, useStopAndStart, useSwitchRun } from './other-run.ts'
import { useRunningProjects } from './running-beside.ts'
import { texts } from './texts.ts'
import { useDirectory } from './use-directory.ts'

/** Another project or app was chosen while one runs: what becomes of that is asked in every tab, once. */
export function RunQuestion() {
  const about = useAsked()?.about ?? null
  switch (about?.kind) {
    case 'project':
      return <OfProject before={about.directory} />
    case 'app':
      return <OfApp />
    case undefined:
      return null
  }
}

/** An app of the project before runs, and would go on beside the chosen one. */
function OfProject({ before }: { before: string }) {
  const running = useRunningProjects()
  const navigate = useNavigate()
  const change = useStopAndStart(({ starts }) => {
    answerRunQuestion()
    if (starts) void navigate({ to: '/flutter' })
  })
  const found = running.find(({ directory }) => directory === before)
  const [last, setLast] = useState(found)
  if (found !== undefined && found !== last) setLast(found)
  // stopped, it is seen until the chosen one starts
  const left = found ?? (change.isPending || change.isError ? last : undefined)
  useEffect(() => {
    if (left === undefined) nothingToAsk()
  }, [left])
  return left === undefined ? null : <ProjectDialog left={left} change={change} />
}

interface ProjectDialogProps {
  left: RunningProject
  change: ReturnType<typeof useStopAndStart>
}

function ProjectDialog({ left: { name, directory }, change }: ProjectDialogProps) {
  const { connected } = useConnection()
  const app = useQuery({ ...query('environmentStatus'), enabled: connected }).data?.flutter
  const { save, saving } = useDirectory()
  if (app === undefined) return null
  const chosen = app.path === null ? null : projectName(app.path)
  return (
    <Question
      title={texts.run.question(name, chosen)}
      what={texts.run.what(name)}
      running={name}
      chosen={chosen}
      busy={change.isPending}
      error={change.error}
      back={
        <Button
          variant="quiet"
          busy={saving}
          onClick={() => {
            void save(directory).then(answerRunQuestion)
          }}
        >
          {texts.run.back}
        </Button>
      }
      onChange={() => {
        change.mutate({ directory, starts: chosen !== null })
      }}
    />
  )
}

/** Another app of the chosen project runs, at the one port that the project has. */
function OfApp() {
  const { connected } = useConnection()
  const status = useQuery({ ...query('flutterStatus'), enabled: connected })
  const other = useOtherRun(status.isError ? null : status.data)
  const navigate = useNavigate()
  const change = useSwitchRun((asked) => {
    answerRunQuestion()
    if (asked.chosen !== null) void navigate({ to: '/flutter' })
  })
  useEffect(() => {
    if (other === 'none' && !change.isPending) nothingToAsk()
  }, [other, change.isPending])
  if (other === undefined || other === 'none') return null
  const { running, chosen } = other
  return (
    <Question
      title={texts.run.question(running, chosen)}
      what={texts.run.whatApp(running)}
      running={running}
      chosen={chosen}
      busy={change.isPending}
      error={change.error}
      onChange={() => {
        change.mutate(other)
      }}
    />
  )
}

interface QuestionProps {
  title: string
  what: string
  running: string
  chosen: string | null
  busy: boolean
  error: Error | null
  /** A way back to what runs. */
  back?: ReactNode
  onChange: () => void
}

function Question({ title, what, running, chosen, busy, error, back, onChange }: QuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) answerRunQuestion()
      }}
      title={title}
      description={what}
      footer={
        <>
          {back}
          <Button onClick={answerRunQuestion}>{texts.run.keep(running)}</Button>
          <Button variant="primary" busy={busy} onClick={onChange}>
            {texts.run.change(chosen)}
          </Button>
        </>
      }
    >
      {error === null ? null : <Notice tone="error" title={errorText(error)} />}
    </Dialog>
  )
}
