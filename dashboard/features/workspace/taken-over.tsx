import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, query, useRecentProjects } from '#helper-client'
import { sameDirectory } from '#session'
import { Button, Notice } from '#ui'
import { texts } from './texts.ts'

/** The settings here are those of a folder that is gone: said in a sentence, with the way back. */
export function TakenOver({ directory }: { directory: string }) {
  const { projects } = useRecentProjects()
  const client = useQueryClient()
  const answer = useMutation({
    networkMode: 'always',
    mutationFn: ({ path, keep }: { path: string; keep: boolean }) => call('answerTakeOver', { path, keep }),
    onSettled: () => client.invalidateQueries({ queryKey: query('recentProjects').queryKey }),
  })
  const project = projects.find(({ path }) => sameDirectory(path, directory))
  if (project?.settings_of === undefined) return null
  const { path, settings_of } = project
  return (
    <Notice
      tone={answer.isError ? 'error' : 'info'}
      live
      title={answer.isError ? errorText(answer.error) : texts.moved.taken(settings_of)}
      actions={
        <>
          <Button
            size="small"
            busy={answer.isPending}
            onClick={() => {
              answer.mutate({ path, keep: false })
            }}
          >
            {texts.moved.undo}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              answer.mutate({ path, keep: true })
            }}
          >
            {texts.moved.keep}
          </Button>
        </>
      }
    />
  )
}
