import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '@mosaygent/helper/errors'
import { prepareHome, requireOwnFile, resolveHome, scriptTokenFile, textOf } from '@mosaygent/helper/state'
import type { Ports } from '../settings/ports.ts'
import { examinePorts, examineTools } from './report.ts'
import type { Finding } from './report.ts'

export interface DoctorCommand {
  readonly ports: Ports
  readonly env: NodeJS.ProcessEnv
  /** Where the lines go; the terminal unless a test listens. */
  readonly print?: (line: string) => void
}

/** Prints a line for each tool, port and folder; the exit code is 0 unless something is missing that all needs. */
export async function doctor({ ports, env, print = console.log }: DoctorCommand): Promise<number> {
  const [tools, portFindings, home] = await Promise.all([
    examineTools(env),
    examinePorts(ports),
    examineHome(resolveHome(env)),
  ])
  const findings = [...tools, ...portFindings, home, await examineScriptToken(resolveHome(env), ports.helper)]
  const width = Math.max(...findings.map(({ name }) => name.length))
  for (const { name, state, text } of findings) print(`${state.padEnd(7)}  ${name.padEnd(width)}  ${text}`)
  return findings.some(({ fatal }) => fatal) ? 1 : 0
}

async function examineHome(home: string): Promise<Finding> {
  const probe = join(home, `.doctor-${randomBytes(6).toString('hex')}`)
  try {
    await prepareHome(home)
    await writeFile(probe, '')
    await rm(probe)
    return { name: 'home', state: 'ok', text: `writable  ${home}`, fatal: false }
  } catch (error) {
    return {
      name: 'home',
      state: 'problem',
      text: `${messageOf(error)}; choose another with MOSAYGENT_HOME`,
      fatal: false,
    }
  }
}

/** Where scripts find what they send along; the token itself is never printed. */
async function examineScriptToken(home: string, helperPort: number): Promise<Finding> {
  const name = 'script'
  const path = scriptTokenFile(home, helperPort)
  try {
    await requireOwnFile(path)
  } catch (error) {
    return { name, state: 'problem', text: messageOf(error), fatal: false }
  }
  const there = (await textOf(path)) !== null
  const text = there
    ? `token for scripts  ${path}`
    : `token for scripts, written when the helper starts  ${path}`
  return { name, state: 'ok', text, fatal: false }
}
