import { ExternalLink, Flame } from 'lucide-react'
import { useEnvironment, useFirebaseSettings } from '#session'
import { Card, FactList, Notice, PageBar, PageBody, buttonLook } from '#ui'
import { consoleUrl } from './console-url.ts'

/** What this browser knows about the environment's Firebase project, and the way to its console. */
export function FirebasePage() {
  const [environment] = useEnvironment()
  const { projectId, bundleId, configPath } = useFirebaseSettings(environment)
  const name = environment === 'production' ? 'Production' : 'Development'
  return (
    <>
      <PageBar
        title="Firebase"
        end={
          <a href={consoleUrl(projectId)} target="_blank" rel="noreferrer" className={buttonLook()}>
            <ExternalLink aria-hidden="true" />
            Firebase console
          </a>
        }
      />
      <PageBody>
        <Card title="Project" icon={<Flame aria-hidden="true" />}>
          <FactList
            rows={[
              { label: 'Environment', value: name },
              {
                label: 'Project ID',
                value: projectId === null ? 'Not configured' : <code>{projectId}</code>,
              },
              { label: 'Bundle ID', value: bundleId === null ? 'Not configured' : <code>{bundleId}</code> },
              { label: 'Config file', value: <code className="min-w-0 truncate">{configPath}</code> },
            ]}
          />
          <Notice tone="info" title="Setting up a project is not here yet">
            Entering a project and downloading its <code>google-services.json</code> and{' '}
            <code>GoogleService-Info.plist</code> come with a later version. Until then the files in your
            Flutter codebase are used as they are.
          </Notice>
        </Card>
      </PageBody>
    </>
  )
}
