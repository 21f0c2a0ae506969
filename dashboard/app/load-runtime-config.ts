import { RUNTIME_CONFIG_PATH, RuntimeConfig } from '@mosaygent/contract'
import { texts } from './texts.ts'

export type LoadedConfig = { ok: true; config: RuntimeConfig } | { ok: false; problem: string }

/** Reads the configuration beside `index.html`; what is wrong with it comes back as one sentence. */
export async function loadRuntimeConfig(): Promise<LoadedConfig> {
  let body: unknown
  try {
    // oxlint-disable-next-line no-restricted-globals -- our own origin, and before there is a client to ask through
    const response = await fetch(RUNTIME_CONFIG_PATH, { cache: 'no-store' })
    if (!response.ok) return { ok: false, problem: texts.config.answered(response.status) }
    body = await response.json()
  } catch (error) {
    console.error('The configuration could not be read', error)
    return { ok: false, problem: texts.config.unreadable }
  }
  const parsed = RuntimeConfig.safeParse(body)
  if (parsed.success) return checked(parsed.data)
  console.error('The configuration is not valid', parsed.error)
  const where = parsed.error.issues[0]?.path.join('.')
  return {
    ok: false,
    problem: texts.config.invalid(where),
  }
}

/** The app in the frame is somebody's code: at our own origin it would be this page, with all that this page may. */
function checked(config: RuntimeConfig): LoadedConfig {
  const { origin } = window.location
  if (URL.canParse(config.previewUrl) && new URL(config.previewUrl).origin !== origin)
    return { ok: true, config }
  return {
    ok: false,
    problem: texts.config.sameOrigin(config.previewUrl, origin),
  }
}
