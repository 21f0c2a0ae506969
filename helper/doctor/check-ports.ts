import type { DoctorCheck } from '@mosaygent/contract'
import { describeHolder, findPortHolder, helperOn, isDashboardOn, isPortFree } from '../ports/index.ts'
import { failed, fine } from './check.ts'

type PortName = 'dashboard' | 'helper' | 'preview'
export type PortsInUse = Readonly<Partial<Record<PortName, number>>>

const NAMES = ['dashboard', 'helper', 'preview'] as const

/** Each port: free, ours, or held by whom. */
export async function checkPorts(ports: PortsInUse): Promise<DoctorCheck[]> {
  // The gateway does not say who it is; it belongs to the process that holds the helper's port.
  const helperRuns = ports.helper !== undefined && (await helperOn(ports.helper)) !== null
  const helper = helperRuns ? await findPortHolder(ports.helper) : null
  return Promise.all(
    NAMES.flatMap((name) => {
      const port = ports[name]
      return port === undefined ? [] : [checkPort(name, port, helper?.pid ?? null)]
    }),
  )
}

async function checkPort(name: PortName, port: number, helperPid: number | null): Promise<DoctorCheck> {
  const named = { id: `${name}-port`, name: `port ${port}` } as const
  if (await isPortFree(port)) return fine(named, `free, for the ${name}`)
  const [holder, ours] = await Promise.all([findPortHolder(port), isOurs(name, port)])
  if (ours || (holder !== null && holder.pid === helperPid)) {
    const who = holder === null ? '' : ` (process ${holder.pid})`
    return fine(named, `the ${name} of the Mosaygent that runs now${who}`)
  }
  const who = holder === null ? 'another program' : describeHolder(holder)
  const variable = `MOSAYGENT_${name.toUpperCase()}_PORT`
  return failed(named, 'taken', `wanted for the ${name}, held by ${who}; end it or set ${variable}`)
}

async function isOurs(name: PortName, port: number): Promise<boolean> {
  switch (name) {
    case 'helper':
      return (await helperOn(port)) !== null
    case 'dashboard':
      return isDashboardOn(port)
    case 'preview':
      return false
  }
}
