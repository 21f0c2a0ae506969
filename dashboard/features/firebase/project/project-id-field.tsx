import { useQuery } from '@tanstack/react-query'
import { errorText, firebaseQueries, useConnection } from '#helper-client'
import { SuggestField } from '#ui'
import { projectIdHint } from './id-patterns.ts'

interface ProjectIdFieldProps {
  value: string
  onChange: (value: string) => void
}

/** The project, chosen among those that the account sees, or typed. */
export function ProjectIdField({ value, onChange }: ProjectIdFieldProps) {
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
      ? 'Asking Firebase for your projects; you can type meanwhile.'
      : asked.isError
        ? `${errorText(asked.error)} You can type the ID.`
        : projects.length === 0
          ? 'As the Firebase console shows it in the project’s settings.'
          : `Choose among ${projects.length === 1 ? '1 project' : `${projects.length} projects`}, or type the ID.`
  return (
    <SuggestField
      label="Firebase Project ID"
      mono
      required
      value={value}
      placeholder="my-app-dev"
      autoComplete="off"
      spellCheck={false}
      hint={projectIdHint(value.trim()) ?? choice}
      suggestions={projects.map(({ project_id, display_name }) => ({
        value: project_id,
        label: display_name,
      }))}
      onValueChange={onChange}
    />
  )
}
