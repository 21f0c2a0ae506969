import { PORT_SETTINGS } from '../settings/ports.ts'
import type { PortName, Ports } from '../settings/ports.ts'
import { VERSION } from '../version.ts'
import {
  describeHolder,
  findPortHolder,
  helperOn,
  isAnotherUsers,
  isDashboardOn,
} from '@mosaygent/helper/ports'

/**
 * What to say when the helper could not take one of its ports. Another helper of ours holds both, and the preview's
 * is the first to be asked for: then that helper is the news.
 */
export async function helperPortTakenMessage(port: number, ports: Ports): Promise<string> {
  const other = port === ports.preview && (await helperOn(ports.helper)) !== null
  return other
    ? portTakenMessage('helper', ports.helper)
    : portTakenMessage(port === ports.preview ? 'preview' : 'helper', port)
}

/** Says who holds a port of ours and what to do about it. */
export async function portTakenMessage(name: PortName, port: number): Promise<string> {
  const [holder, ours, anothers] = await Promise.all([
    findPortHolder(port),
    whichOfOurs(name, port),
    isAnotherUsers(port),
  ])
  const { variable } = PORT_SETTINGS[name]
  if (anothers)
    return `Port ${port}, which the ${name} needs, is held by Mosaygent, started by another user of this computer.\nSet ${variable} to another port.`
  const who = holder === null ? 'another program (the system does not say which)' : describeHolder(holder)
  if (ours !== null) {
    const use = name === 'dashboard' ? 'Open that page in your browser. Or end it' : 'End it'
    return `${ours} by ${who}.\n${endIt(use, holder)}, or set ${variable} to another port to run a second one.`
  }
  return `Port ${port}, which the ${name} needs, is held by ${who}.\n${endIt('End it', holder)}, or set ${variable} to another port.`
}

const endIt = (words: string, holder: { readonly pid: number } | null) =>
  holder === null ? words : `${words} (process ${holder.pid})`

/** A sentence up to "by", when what answers is Mosaygent itself. */
async function whichOfOurs(name: PortName, port: number): Promise<string | null> {
  if (name === 'helper') {
    const version = await helperOn(port)
    if (version === null) return null
    const other = version === VERSION ? '' : ` (version ${version}, this is ${VERSION})`
    return `A Mosaygent helper already runs on port ${port}${other}, started`
  }
  if (name === 'dashboard' && (await isDashboardOn(port)))
    return `Mosaygent already runs at http://localhost:${port}, started`
  return null
}
