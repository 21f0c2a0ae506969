import { useQuery } from '@tanstack/react-query'
import { errorText, firebaseQueries, useConnection } from '#helper-client'
import { SuggestField } from '#ui'
import { FORM } from './texts.ts'

interface ProjectIdFieldProps {
  value: string
  /** What is wrong with it; null: nothing, or it is not to be said yet. */
  error: string | null
  onBlur: () => void
  onChange: (value: string) => void
}

/** The project, chosen among those that the account sees, or typed. */
export function ProjectIdField({ value, error, onBlur, onChange }: ProjectIdFieldProps) {
  const { connected } = useConnection()
  const tool = useQuery({ ...firebaseQueries.tool, enabled: connected }).data
  const account = useQuery({
    ...firebaseQueries.account,
    enabled: connected && tool?.installed === true,
  }).data
  const usable = account !== undefined && account.state !== 'signed-out' && account.state !== 'unknown'
  const asked = useQuery({ ...firebaseQueries.projects, enabled: connected && usable })
  const projects = asked.data?.projects ?? []
  const choice =
    asked.isFetching && projects.length === 0
      ? FORM.asking
      : asked.isError
        ? FORM.cannotAsk(errorText(asked.error))
        : projects.length === 0
          ? FORM.whereItIs
          : FORM.choose(projects.length)
  return (
    <SuggestField
      label={FORM.project}
      error={error}
      mono
      required
      value={value}
      placeholder={FORM.projectExample}
      autoComplete="off"
      spellCheck={false}
      hint={choice}
      suggestions={projects.map(({ project_id, display_name }) => ({
        value: project_id,
        label: display_name,
      }))}
      onBlur={onBlur}
      onValueChange={onChange}
    />
  )
}
