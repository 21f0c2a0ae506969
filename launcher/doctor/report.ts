import { dirname, join } from 'node:path'
import { resolveHome } from '@mosaygent/helper/state'
import { findFlutterSdk, type FlutterSdk } from '@mosaygent/helper/tools'
import { storedFlutterCodebase } from '@mosaygent/helper/workspace'
import { whichOfOurs } from '../ports/port-taken-message.ts'
import { describeHolder, findPortHolder } from '@mosaygent/helper/ports'
import { isPortFree } from '../ports/is-port-free.ts'
import { PORT_SETTINGS } from '../settings/ports.ts'
import type { PortName, Ports } from '../settings/ports.ts'
import { findBrowser } from './find-browser.ts'
import { askVersion, findTool } from './find-tool.ts'
import type { FoundTool } from './find-tool.ts'
import { DART, FLUTTER, GIT, OTHER_TOOLS } from './tools.ts'
import type { Tool } from './tools.ts'

/** One line of the doctor's report. */
export interface Finding {
  readonly name: string
  readonly state: 'ok' | 'missing' | 'taken' | 'problem'
  readonly text: string
  /** Nothing works like this. */
  readonly fatal: boolean
}

/** The tools, in the order in which they matter. */
export async function examineTools(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const node: Finding = {
    name: 'node',
    state: 'ok',
    text: `${process.versions.node}  ${process.execPath}`,
    fatal: false,
  }
  const sdk = await findFlutterSdk({ project: await storedFlutterCodebase(resolveHome(env)), env })
  const dart = async (): Promise<FoundTool | null> => {
    const onPath = await findTool(DART, env)
    if (onPath !== null || sdk === null) return onPath
    const path = join(dirname(sdk.program), process.platform === 'win32' ? 'dart.bat' : 'dart')
    return { path, version: await askVersion(path, env) }
  }
  const flutter = sdk === null ? missing(FLUTTER) : describeSdk(sdk)
  const [git, dartFound, browser, ...others] = await Promise.all([
    examine(GIT, env),
    dart(),
    findBrowser(env),
    ...OTHER_TOOLS.map((tool) => examine(tool, env)),
  ])
  return [
    node,
    git,
    flutter,
    dartFound === null ? missing(DART) : found(DART.name, dartFound),
    ...others,
    browser === null
      ? { name: 'browser', state: 'missing', text: 'not found; needed to use Mosaygent', fatal: false }
      : { name: 'browser', state: 'ok', text: browser, fatal: false },
  ]
}

/** The three ports: free, or held by whom. */
export async function examinePorts(ports: Ports): Promise<Finding[]> {
  const names = ['dashboard', 'helper', 'preview'] as const
  // The gateway does not say who it is; it belongs to the process that holds the helper's port.
  const helper =
    (await whichOfOurs('helper', ports.helper)) === null ? null : await findPortHolder(ports.helper)
  return Promise.all(names.map((name) => examinePort(name, ports[name], helper?.pid ?? null)))
}

async function examinePort(name: PortName, port: number, helperPid: number | null): Promise<Finding> {
  const label = `port ${port}`
  if (await isPortFree(port)) return { name: label, state: 'ok', text: `free, for the ${name}`, fatal: false }
  const [holder, ours] = await Promise.all([findPortHolder(port), whichOfOurs(name, port)])
  if (ours !== null || (holder !== null && holder.pid === helperPid)) {
    const text = `the ${name} of the Mosaygent that runs now${holder === null ? '' : ` (process ${holder.pid})`}`
    return { name: label, state: 'ok', text, fatal: false }
  }
  const who = holder === null ? 'another program' : describeHolder(holder)
  const text = `wanted for the ${name}, held by ${who}; end it or set ${PORT_SETTINGS[name].variable}`
  return { name: label, state: 'taken', text, fatal: false }
}

async function examine(tool: Tool, env: NodeJS.ProcessEnv): Promise<Finding> {
  const result = await findTool(tool, env)
  return result === null ? missing(tool) : found(tool.name, result)
}

function found(name: string, { version, path }: FoundTool): Finding {
  return { name, state: 'ok', text: `${version ?? 'version unknown'}  ${path}`, fatal: false }
}

/** Which SDK Start would take for the chosen project, and why that one. */
function describeSdk({ program, foundBy, version, channel }: FlutterSdk): Finding {
  const which = [version ?? 'version unknown', channel].filter((part) => part !== null).join(' • ')
  return found(FLUTTER.name, { path: `${program} (found by ${foundBy})`, version: which })
}

function missing(tool: Tool): Finding {
  const text = `not found; needed to ${tool.neededTo}. Get it: ${tool.howToGet}`
  return { name: tool.name, state: 'missing', text, fatal: tool.required === true }
}
