import { DASHBOARD_PORT, HELPER_PORT, PREVIEW_PORT } from '@mosaygent/contract'

/** The three ports, with where each is set from. 0 asks the system for a free one. */
export interface Ports {
  readonly dashboard: number
  readonly helper: number
  readonly preview: number
}
export type PortName = keyof Ports

interface PortSetting {
  readonly variable: string
  readonly flag: string
  readonly usual: number
}

export const PORT_SETTINGS: Readonly<Record<PortName, PortSetting>> = {
  dashboard: { variable: 'MOSAYGENT_DASHBOARD_PORT', flag: 'dashboard-port', usual: DASHBOARD_PORT },
  helper: { variable: 'MOSAYGENT_HELPER_PORT', flag: 'helper-port', usual: HELPER_PORT },
  preview: { variable: 'MOSAYGENT_PREVIEW_PORT', flag: 'preview-port', usual: PREVIEW_PORT },
}

export type ReadPorts =
  | { readonly ok: true; readonly ports: Ports }
  | { readonly ok: false; readonly message: string }

/** A flag wins over its environment variable, that one over the usual number. */
export function readPorts(
  flags: Readonly<Partial<Record<PortName, string>>>,
  env: NodeJS.ProcessEnv,
): ReadPorts {
  const ports = { dashboard: 0, helper: 0, preview: 0 }
  for (const name of ['dashboard', 'helper', 'preview'] as const) {
    const { variable, flag, usual } = PORT_SETTINGS[name]
    const fromFlag = flags[name]
    const text = fromFlag ?? (env[variable]?.trim() || String(usual))
    const port = parsePort(text)
    if (port === null) {
      const source = fromFlag === undefined ? variable : `--${flag}`
      return {
        ok: false,
        message: `${source} must be a port from 1 to 65535 (0: any free one), not "${text}".`,
      }
    }
    ports[name] = port
  }
  const chosen = Object.values(ports).filter((port) => port !== 0)
  if (new Set(chosen).size < chosen.length) {
    return { ok: false, message: 'The ports of the dashboard, the helper and the preview must differ.' }
  }
  return { ok: true, ports }
}

function parsePort(text: string): number | null {
  if (!/^\d{1,5}$/.test(text)) return null
  const port = Number(text)
  return port <= 65_535 ? port : null
}
