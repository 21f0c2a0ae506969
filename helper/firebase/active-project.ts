import type { Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, succeed } from '../errors/index.ts'
import { singleFlight } from '../async/index.ts'
import { activeFirebaseProject } from '../tools/index.ts'
import { checkProjectId } from './parse-request.ts'
import { findFirebaseJson } from './firebase-json.ts'
import { describeFailure } from './firebase-problem.ts'
import type { FirebaseMemory } from './project-memory.ts'
import type { ToolService } from './tool-service.ts'

interface ActiveProjectDeps {
  readonly memory: FirebaseMemory
  readonly tool: ToolService
  readonly flutterPath: () => Promise<string | null>
  readonly changed: () => void
}

/** The Firebase project of the chosen directory: what the helper was last told for it, else what the command line has for the app's folder. */
export function createActiveProject({ memory, tool, flutterPath, changed }: ActiveProjectDeps) {
  const fromTool = singleFlight(async (): Promise<Reply<'firebaseProject'>> => {
    const nothing = { project_id: null, note: 'No project was set yet.' }
    const app = await flutterPath()
    const config = app === null ? null : await findFirebaseJson(app)
    // without one the command line has no project either, and asking takes it a second
    if (config === null) return nothing
    const firebase = await tool.need()
    if (!firebase.ok) return { project_id: null, note: firebase.problem.detail }
    const answer = await activeFirebaseProject(firebase.value, config)
    if (answer.kind === 'failed')
      return { project_id: null, note: describeFailure(answer.failure).problem.detail }
    return answer.value === null ? nothing : { project_id: answer.value, source: 'firebase-use' }
  })

  return {
    async firebaseProject(): Promise<Outcome<Reply<'firebaseProject'>>> {
      const project_id = await memory.projectId()
      return succeed(project_id === null ? await fromTool.ask() : { project_id, source: 'set' })
    },
    async setFirebaseProject({
      project_id,
    }: RequestBody<'setFirebaseProject'>): Promise<Outcome<Reply<'setFirebaseProject'>>> {
      const id = checkProjectId(project_id)
      if (!id.ok) return id
      // refused is not set, not even until the next start
      const kept = await memory.setProjectId(id.value)
      if (!kept.ok) return kept
      changed()
      return succeed({ success: true })
    },
  }
}
