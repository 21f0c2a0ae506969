import type { AppEnvironment } from '@mosaygent/contract'
import { Flame } from 'lucide-react'
import { useFirebaseSettings } from '#session'
import { Badge, Button, Card } from '#ui'
import { ENVIRONMENT_NAME } from '../environment-name.ts'
import { useEnvironmentSwitch } from '../switch/environment-switch.ts'
import { ProjectForm } from './project-form.tsx'

/** For an environment without a project: which one it is. */
export function ProjectSetup({ environment }: { environment: AppEnvironment }) {
  const { bundleId, iosBundleId, saveProject } = useFirebaseSettings(environment)
  const { apply } = useEnvironmentSwitch()
  return (
    <Card
      title="Project Setup"
      icon={<Flame aria-hidden="true" />}
      end={
        <Badge tone={environment === 'production' ? 'warn' : 'neutral'}>
          {ENVIRONMENT_NAME[environment]}
        </Badge>
      }
    >
      <p className="max-w-[68ch] text-ink-2">
        Which Firebase project {ENVIRONMENT_NAME[environment]} talks to. Saving tells the helper and downloads
        the project’s config files into your Flutter codebase.
      </p>
      <div className="max-w-[520px]">
        <ProjectForm
          id="project-setup"
          initial={{ projectId: '', bundleId: bundleId ?? '', iosBundleId: iosBundleId ?? '' }}
          onSave={(project) => {
            saveProject(project)
            apply()
          }}
        >
          {(reason) => (
            <div>
              <Button type="submit" variant="primary" disabledReason={reason}>
                Save Configuration
              </Button>
            </div>
          )}
        </ProjectForm>
      </div>
    </Card>
  )
}
