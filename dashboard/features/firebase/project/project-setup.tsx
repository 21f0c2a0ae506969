import type { AppEnvironment } from '@mosaygent/contract'
import { Flame } from '#icons'
import { useState } from 'react'
import { useFirebaseSettings } from '#session'
import { Badge, Button, Card } from '#ui'
import { FilesNow } from '../drift/files-now.tsx'
import type { WrittenIds } from '../drift/written-ids.ts'
import { useEnvironmentSwitch } from '../switch/environment-switch.ts'
import { ENVIRONMENT_NAME } from '../texts.ts'
import { ProjectForm } from './project-form.tsx'
import type { ProjectIds } from './project-form.tsx'
import { SETUP } from './texts.ts'

/** For an environment without a project: which one it is. */
export function ProjectSetup({ environment }: { environment: AppEnvironment }) {
  const { bundleId, iosBundleId, saveProject } = useFirebaseSettings(environment)
  const { apply } = useEnvironmentSwitch()
  const [taken, setTaken] = useState<{ ids: WrittenIds; press: number } | null>(null)
  const save = (project: ProjectIds) => {
    saveProject(project)
    apply()
  }
  return (
    <Card
      title={SETUP.title}
      icon={<Flame aria-hidden="true" />}
      end={
        <Badge tone={environment === 'production' ? 'warn' : 'neutral'}>
          {ENVIRONMENT_NAME[environment]}
        </Badge>
      }
    >
      <p className="max-w-[68ch] text-ink-2">{SETUP.words(ENVIRONMENT_NAME[environment])}</p>
      <div className="max-w-[520px]">
        <ProjectForm
          // what is taken over from the files is what its fields begin with, with each press
          key={taken?.press ?? 0}
          id="project-setup"
          initial={{
            projectId: taken?.ids.projectId ?? '',
            bundleId: taken?.ids.bundleId || (bundleId ?? ''),
            iosBundleId: taken?.ids.iosBundleId || (iosBundleId ?? ''),
          }}
          onSave={save}
        >
          {(reason) => (
            <div>
              <Button type="submit" variant="primary" disabledReason={reason}>
                {SETUP.save}
              </Button>
            </div>
          )}
        </ProjectForm>
      </div>
      {/* at the end: it comes with the helper's answer, and must not move the form that somebody fills in */}
      <FilesNow
        environment={environment}
        onUse={(ids) => {
          setTaken({ ids, press: (taken?.press ?? 0) + 1 })
        }}
      />
    </Card>
  )
}
