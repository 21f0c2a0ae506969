import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorText, query, useConnection } from '#helper-client'
import { Button, Dialog, Notice } from '#ui'
import { projectName } from '@mosaygent/contract'
import { answered, useAsked, useStopAndStart } from './other-run.ts'
import { useRunningProjects } from './running-beside.ts'
import { texts } from './texts.ts'
import { useDirectory } from './use-directory.ts'

/** Another project was chosen here while the app of the one before runs: what becomes of that is asked, once. */
export function RunQuestion() {
  const { connected } = useConnection()
  const asked = useAsked()
  const enabled = connected && asked !== null
  const app = useQuery({ ...query('environmentStatus'), enabled }).data?.flutter
  const running = useRunningProjects()
  const { save, saving } = useDirectory()
  const navigate = useNavigate()
  const change = useStopAndStart()
  // it may have ended by itself, or another tab gave the answer
  const over = asked !== null && !running.some(({ directory }) => directory === asked.directory)
  useEffect(() => {
    if (over && !change.isPending) answered()
  }, [over, change.isPending])
  if (asked === null || app === undefined) return null
  const { name, directory } = asked
  const chosen = app.path === null ? null : projectName(app.path)
  const keep = () => {
    change.reset()
    answered()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) keep()
      }}
      title={texts.run.question(name, chosen)}
      description={texts.run.what(name)}
      footer={
        <>
          <Button
            variant="quiet"
            busy={saving}
            onClick={() => {
              void save(directory).then(keep)
            }}
          >
            {texts.run.back}
          </Button>
          <Button onClick={keep}>{texts.run.keep(name)}</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            onClick={() => {
              change.mutate(
                { directory, starts: chosen !== null },
                {
                  onSuccess: () => {
                    answered()
                    if (chosen !== null) void navigate({ to: '/flutter' })
                  },
                },
              )
            }}
          >
            {texts.run.change(chosen)}
          </Button>
        </>
      }
    >
      {change.error === null ? null : <Notice tone="error" title={errorText(change.error)} />}
    </Dialog>
  )
}
