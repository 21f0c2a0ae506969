import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorText, query, useConnection } from '#helper-client'
import { Button, Dialog, Notice } from '#ui'
import { answered, useAsking, useOtherRun, useSwitchRun } from './other-run.ts'
import { texts } from './texts.ts'

/** Another project was chosen here while the app of the one before runs: what becomes of that is asked, once. */
export function RunQuestion() {
  const { connected } = useConnection()
  const asking = useAsking()
  const status = useQuery({ ...query('flutterStatus'), enabled: connected && asking })
  const other = useOtherRun(asking && !status.isError ? status.data : null)
  const navigate = useNavigate()
  const change = useSwitchRun()
  useEffect(() => {
    if (asking && other === 'none') answered()
  }, [asking, other])
  if (!asking || other === undefined || other === 'none') return null
  const { running, chosen } = other
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
      title={texts.run.question(running, chosen)}
      description={texts.run.what(running)}
      footer={
        <>
          <Button onClick={keep}>{texts.run.keep(running)}</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            onClick={() => {
              change.mutate(other, {
                onSuccess: () => {
                  answered()
                  if (chosen !== null) void navigate({ to: '/flutter' })
                },
              })
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
