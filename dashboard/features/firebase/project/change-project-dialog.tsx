import type { AppEnvironment } from '@mosaygent/contract'
import { useFirebaseSettings } from '#session'
import { Button, Dialog } from '#ui'
import { ENVIRONMENT_NAME, FIREBASE } from '../texts.ts'
import { useEnvironmentSwitch } from '../switch/environment-switch.ts'
import { ProjectForm } from './project-form.tsx'
import type { ProjectIds } from './project-form.tsx'
import { SETUP } from './texts.ts'

interface ChangeProjectDialogProps {
  environment: AppEnvironment
  open: boolean
  onClose: () => void
}

/** The same two fields for an environment that has a project. */
export function ChangeProjectDialog({ environment, open, onClose }: ChangeProjectDialogProps) {
  const { projectId, bundleId, iosBundleId, saveProject } = useFirebaseSettings(environment)
  const { apply } = useEnvironmentSwitch()
  const save = (project: ProjectIds) => {
    saveProject(project)
    onClose()
    apply()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={SETUP.changeTitle}
      description={SETUP.changeWords(ENVIRONMENT_NAME[environment])}
    >
      <ProjectForm
        id="change-project"
        initial={{ projectId: projectId ?? '', bundleId: bundleId ?? '', iosBundleId: iosBundleId ?? '' }}
        onSave={save}
      >
        {(reason) => (
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>{FIREBASE.cancel}</Button>
            <Button type="submit" variant="primary" disabledReason={reason}>
              {SETUP.saveChanges}
            </Button>
          </div>
        )}
      </ProjectForm>
    </Dialog>
  )
}
