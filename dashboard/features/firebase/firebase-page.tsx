import { ExternalLink } from 'lucide-react'
import { useEnvironment, useFirebaseSettings } from '#session'
import { PageBar, PageBody, buttonLook } from '#ui'
import { ActiveProject } from './project/active-project.tsx'
import { consoleUrl } from './project/console-url.ts'
import { ProjectSetup } from './project/project-setup.tsx'

/** The Firebase project of the selected environment. */
export function FirebasePage() {
  const [environment] = useEnvironment()
  const { projectId } = useFirebaseSettings(environment)
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
        {projectId === null ? (
          <ProjectSetup key={environment} environment={environment} />
        ) : (
          <ActiveProject key={environment} environment={environment} />
        )}
      </PageBody>
    </>
  )
}
