import { ExternalLink } from '#icons'
import { useConnection } from '#helper-client'
import { NotConnected } from '#helper-ui'
import { useEnvironment, useFirebaseSettings } from '#session'
import { PageBar, PageBody, buttonLook } from '#ui'
import { AppsCard } from './apps/apps-card.tsx'
import { DriftCard } from './drift/drift-card.tsx'
import { ActiveProject } from './project/active-project.tsx'
import { ProjectSetup } from './project/project-setup.tsx'
import { FIREBASE } from './texts.ts'
import { ToolCard } from './tool/tool-card.tsx'

/** The Firebase project of the selected environment, where each file points, and the tool that asks Firebase. */
export function FirebasePage() {
  const [environment] = useEnvironment()
  const { projectId } = useFirebaseSettings(environment)
  const { connected, checkedMs } = useConnection()
  return (
    <>
      <PageBar
        title={FIREBASE.page}
        end={
          <a href={consoleUrl(projectId)} target="_blank" rel="noreferrer" className={buttonLook()}>
            <ExternalLink aria-hidden="true" />
            {FIREBASE.console}
          </a>
        }
      />
      <PageBody>
        {!connected && checkedMs !== null ? (
          <NotConnected primary={projectId !== null}>{FIREBASE.notConnected}</NotConnected>
        ) : null}
        {/* a form is half as wide as the page, facts are in pairs: neither leaves a card half empty */}
        <div className={`grid grid-cols-1 items-start gap-4 ${projectId === null ? 'rail:grid-cols-2' : ''}`}>
          {projectId === null ? (
            <ProjectSetup key={environment} environment={environment} />
          ) : (
            <ActiveProject key={environment} environment={environment} />
          )}
          <ToolCard alone={projectId !== null} />
        </div>
        {projectId === null ? null : (
          <>
            <DriftCard environment={environment} />
            <AppsCard environment={environment} />
          </>
        )}
      </PageBody>
    </>
  )
}

/** The Firebase console: a project's overview, or the list of projects when none is named. */
function consoleUrl(projectId: string | null): string {
  const console = 'https://console.firebase.google.com/'
  return projectId === null ? console : `${console}project/${encodeURIComponent(projectId)}/overview`
}
