import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button, Field } from '#ui'
import type { ProjectIds } from '../switch/plan.tsx'
import { bundleIdHint } from './id-patterns.ts'
import { ProjectIdField } from './project-id-field.tsx'
import { FORM } from './texts.ts'

interface ProjectFormProps {
  /** Ties a button outside the form to it. */
  id: string
  initial: ProjectIds
  onSave: (project: ProjectIds) => void
  /** The buttons below the fields, given why they are off; null: they are not. */
  children?: (reason: string | null) => ReactNode
}

/** The two fields of a project. An id that looks wrong is told and can be saved all the same: Firebase has the say. */
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
  const blank = project.projectId === '' || project.bundleId === ''
  return (
    <form
      id={id}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!blank) onSave(project)
      }}
    >
      <ProjectIdField value={projectId} onChange={setProjectId} />
      <Field
        label={FORM.bundle}
        mono
        required
        value={bundleId}
        placeholder={FORM.bundleExample}
        autoComplete="off"
        spellCheck={false}
        hint={bundleIdHint(project.bundleId) ?? (apart ? FORM.bundleForAndroid : FORM.bundleForBoth)}
        onChange={(event) => {
          setBundleId(event.target.value)
        }}
      />
      {apart ? (
        <Field
          label={FORM.iosBundle}
          mono
          value={iosBundleId}
          placeholder={project.bundleId === '' ? FORM.bundleExample : project.bundleId}
          autoComplete="off"
          spellCheck={false}
          hint={bundleIdHint(project.iosBundleId) ?? FORM.iosEmpty}
          onChange={(event) => {
            setIosBundleId(event.target.value)
          }}
        />
      ) : (
        <Button
          size="small"
          variant="quiet"
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
