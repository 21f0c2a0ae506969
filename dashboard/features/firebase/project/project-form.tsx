import { Plus } from '#icons'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button, Field } from '#ui'
import { bundleIdProblem, projectIdProblem } from './id-patterns.ts'
import { ProjectIdField } from './project-id-field.tsx'
import { FORM } from './texts.ts'

export interface ProjectIds {
  readonly projectId: string
  readonly bundleId: string
  /** Empty: the same for both. */
  readonly iosBundleId: string
}

interface ProjectFormProps {
  /** Ties a button outside the form to it. */
  id: string
  initial: ProjectIds
  onSave: (project: ProjectIds) => void
  /** The buttons below the fields, given why they are off; null: they are not. */
  children?: (reason: string | null) => ReactNode
}

/**
 * The two fields of a project. An id that looks wrong is told once its field is left, at the latest when it is to be
 * saved; a second Save saves it all the same, since Firebase has the say.
 */
export function ProjectForm({ id, initial, onSave, children }: ProjectFormProps) {
  const [projectId, setProjectId] = useState(initial.projectId)
  const [bundleId, setBundleId] = useState(initial.bundleId)
  const [iosBundleId, setIosBundleId] = useState(initial.iosBundleId)
  const [apart, setApart] = useState(initial.iosBundleId !== '')
  const project = {
    projectId: projectId.trim(),
    bundleId: bundleId.trim(),
    iosBundleId: iosBundleId.trim(),
  }
  /** The fields that were left: while somebody types nothing is wrong yet. */
  const [left, setLeft] = useState<readonly string[]>([])
  const problems = {
    project: projectIdProblem(project.projectId),
    bundle: bundleIdProblem(project.bundleId),
    ios: apart ? bundleIdProblem(project.iosBundleId) : null,
  }
  const told = (field: keyof typeof problems) => (left.includes(field) ? problems[field] : null)
  const leave = (field: keyof typeof problems) => () => {
    setLeft([...left, field])
  }
  const fields = ['project', 'bundle', 'ios'] as const
  const untold = fields.filter((field) => problems[field] !== null && !left.includes(field))
  const blank = project.projectId === '' || project.bundleId === ''
  return (
    <form
      id={id}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (untold.length > 0) setLeft([...left, ...untold])
        else if (!blank) onSave(project)
      }}
    >
      <ProjectIdField
        value={projectId}
        error={told('project')}
        onBlur={leave('project')}
        onChange={setProjectId}
      />
      <Field
        label={FORM.bundle}
        onBlur={leave('bundle')}
        error={told('bundle')}
        mono
        required
        value={bundleId}
        placeholder={FORM.bundleExample}
        autoComplete="off"
        spellCheck={false}
        hint={apart ? FORM.bundleForAndroid : FORM.bundleForBoth}
        onChange={(event) => {
          setBundleId(event.target.value)
        }}
      />
      {apart ? (
        <Field
          label={FORM.iosBundle}
          onBlur={leave('ios')}
          error={told('ios')}
          mono
          value={iosBundleId}
          placeholder={project.bundleId === '' ? FORM.bundleExample : project.bundleId}
          autoComplete="off"
          spellCheck={false}
          hint={FORM.iosEmpty}
          onChange={(event) => {
            setIosBundleId(event.target.value)
          }}
        />
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          className="-mt-1 -ml-2 w-fit"
          onClick={() => {
            setApart(true)
          }}
        >
          {FORM.iosApart}
        </Button>
      )}
      {children?.(blank ? FORM.bothNeeded : null)}
    </form>
  )
}
