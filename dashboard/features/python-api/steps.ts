import type { Reply } from '@mosaygent/contract'
import { UV_STEP } from '#helper-ui'
import { COMMANDS } from './systems.ts'
import type { System } from './systems.ts'
import { STEPS } from './texts.ts'

export interface Step {
  readonly title: string
  /** By which the address can name it. */
  readonly id?: string
  /** Code stands between backticks. */
  readonly body: string
  readonly command?: string
  /** True: seen to be done. */
  readonly done: boolean
}

interface Seen {
  readonly system: System
  /** What the helper can see of this machine; undefined while none answers. */
  readonly tools: Reply<'pythonTools'> | undefined
  readonly helperUrl: string
  readonly previewUrl: string
  /** There is a download. */
  readonly offered: boolean
  readonly downloaded: boolean
}

/** The steps in their order, each with whether it is seen to be done. */
export function stepsOf({
  system,
  tools,
  helperUrl,
  previewUrl,
  offered,
  downloaded,
}: Seen): readonly Step[] {
  const { checksum, extract, installUv, folder } = COMMANDS[system]
  const started = tools?.from_package === true
  const { title, body, byBrowser, noneBody } = STEPS.download
  const checked = downloaded || started
  const { port } = new URL(helperUrl)
  const { port: previewPort } = new URL(previewUrl)
  return [
    offered
      ? { title, body: checked ? body : `${body} ${byBrowser}`, command: checksum, done: checked }
      : { title, body: noneBody, done: started },
    { ...STEPS.extract, command: extract, done: started },
    { ...STEPS.open, command: folder, done: started },
    uvStep(tools?.uv ?? null, installUv),
    pythonStep(tools?.python ?? null),
    { ...STEPS.sync, command: 'uv sync --all-groups', done: started },
    {
      title: STEPS.start.title,
      body: started ? STEPS.start.done(helperUrl) : STEPS.start.body(helperUrl, port, previewPort),
      command: STEPS.start.command(port, previewPort),
      done: started,
    },
  ]
}

type Program = { readonly path: string; readonly version: string | null } | null

function uvStep(uv: Program, command: string): Step {
  const { title, body, found } = STEPS.uv
  return uv === null
    ? { id: UV_STEP, title, body, command, done: false }
    : { id: UV_STEP, title, body: found(uv.version, uv.path), done: true }
}

function pythonStep(python: Program): Step {
  const { title, body, found, tooOld } = STEPS.python
  const command = 'uv python install'
  if (python === null) return { title, body, command, done: false }
  const { version, path } = python
  return version !== null && isTooOld(version)
    ? { title, body: tooOld(version, path), command, done: false }
    : { title, body: found(version, path), done: true }
}

/** Older than 3.10, which the package asks for (`requires-python` in its pyproject.toml). */
function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < 3 || (major === 3 && minor < 10)
}
