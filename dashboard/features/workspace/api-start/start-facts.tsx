import type { ApiLaunch } from '@mosaygent/contract'
import { Fragment } from 'react'
import { useEnvironment } from '#session'
import { Button, CodeText, Notice } from '#ui'
import type { FactRow } from '#ui'
import type { ApiServer } from '../use-api-server.ts'
import { texts } from './texts.ts'

/** Where the command was read and what it runs in, and the file of values that the selected environment has. */
export function startFacts(launch: ApiLaunch | undefined): FactRow[] {
  if (launch === undefined || launch.id === null) return []
  const { source, name, environment, env_files: files } = launch
  const place = source === 'own' ? texts.kept : source
  const rows: FactRow[] = [
    {
      label: texts.fact.readFrom,
      value: (
        <>
          <code className="min-w-0 truncate" title={name ?? undefined}>
            {place}
          </code>
          {environment === null ? null : (
            <span className="shrink-0 text-ink-3">{texts.fact.runsIn(environment)}</span>
          )}
        </>
      ),
    },
  ]
  if (files.development !== null || files.production !== null)
    rows.push({ label: texts.values.fact, value: <ValuesFact files={files} /> })
  return rows
}

function ValuesFact({ files }: { files: ApiLaunch['env_files'] }) {
  const [environment] = useEnvironment()
  const file = files[environment]
  return file === null ? (
    <span className="text-ink-3">{texts.values.none}</span>
  ) : (
    <code className="min-w-0 truncate">{file}</code>
  )
}

/** What Install runs and writes, or what to do instead, before it is pressed. */
export function InstallFacts({ launch: { install, install_hint: hint, lacks } }: { launch: ApiLaunch }) {
  const lacking = lacks.length === 0 ? null : `${texts.fact.lacks(lacks)} `
  if (install === null && hint === null && lacking === null) return null
  if (install === null)
    return (
      <p className="type-small text-ink-3">
        {lacking}
        {hint === null ? null : <CodeText text={hint} />}
      </p>
    )
  return (
    <p className="type-small text-ink-3 [overflow-wrap:anywhere]">
      {lacking}
      {texts.fact.installs} <code>{unbrokenWords(install.command)}</code>
      {install.writes.length === 0 ? '.' : ` ${texts.fact.writes(install.writes)}.`}
    </p>
  )
}

/** A line may end between two words, never after the dash of an option; a word that is longer than a line is broken. */
const unbrokenWords = (command: string) =>
  command.split(' ').map((word, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the words of one fixed command
    <Fragment key={place}>
      {place === 0 ? null : ' '}
      <span className="inline-block max-w-full">{word}</span>
    </Fragment>
  ))

interface RestartNoteProps {
  server: ApiServer
  launch: ApiLaunch
  blocked: string | null
}

/** What runs was started with another file of values, or by another command, than a start would take now. */
export function RestartNote({ server, launch, blocked }: RestartNoteProps) {
  const [environment] = useEnvironment()
  const { running, id, env_files: files } = launch
  if (running === null || id === null) return null
  const file = files[environment]
  const otherValues = running.env_file !== file
  if (!otherValues && running.id === id) return null
  return (
    <Notice
      tone="warning"
      live
      title={running.id === id ? texts.restart.values(environment, file) : texts.restart.command}
      actions={
        <Button size="small" busy={server.busy} disabledReason={blocked} onClick={server.restart}>
          {texts.restart.restart}
        </Button>
      }
    >
      {otherValues && running.id === id ? texts.restart.running(running.env_file) : null}
    </Notice>
  )
}
