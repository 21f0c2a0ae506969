import type { AppEnvironment } from '@mosaygent/contract'
import { useFirebaseSettings } from '#session'
import { Button, Dialog } from '#ui'
import { ENVIRONMENT_NAME } from '../environment-name.ts'
import { useEnvironmentSwitch } from '../switch/environment-switch.ts'
import { ProjectForm } from './project-form.tsx'

interface ChangeProjectDialogProps {
  environment: AppEnvironment
  open: boolean
  onClose: () => void
}

/** The same two fields for an environment that has a project. */
export function ChangeProjectDialog({ environment, open, onClose }: ChangeProjectDialogProps) {
  const { projectId, bundleId, iosBundleId, saveProject } = useFirebaseSettings(environment)
  const { apply } = useEnvironmentSwitch()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Change Project"
      description={`For ${ENVIRONMENT_NAME[environment]}. Saving downloads the project’s config files into your Flutter codebase.`}
    >
      <ProjectForm
        id="change-project"
        initial={{ projectId: projectId ?? '', bundleId: bundleId ?? '', iosBundleId: iosBundleId ?? '' }}
        onSave={(project) => {
          saveProject(project)
          onClose()
          apply()
        }}
      >
        {(reason) => (
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabledReason={reason}>
              Save Changes
            </Button>
          </div>
        )}
      </ProjectForm>
    </Dialog>
  )
}
