import type { ApiLaunch, ApiServerStatus, CodebaseKind, Reply } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { query, useLongAction } from '#helper-client'
import type { LongAction } from '#helper-client'
import { texts } from './texts.ts'

export interface InstallPackages extends LongAction<'apiSync' | 'flutterPubGet'> {
  /** Why it cannot be begun now; null: it can. */
  readonly reason: string | null
}

/** `flutter pub get` or `uv sync`. `needed`: packages are missing, so what runs it is looked for. */
export function useInstallPackages(codebase: CodebaseKind, needed: boolean): InstallPackages {
  const sdk = useQuery({ ...query('flutterSdk'), enabled: codebase === 'flutter' && needed })
  const uv = useQuery({ ...query('apiStatus'), enabled: codebase === 'api' && needed })
  const action = useLongAction({
    endpoint: codebase === 'api' ? 'apiSync' : 'flutterPubGet',
    kind: codebase === 'api' ? 'uv-sync' : 'pub-get',
    codebase,
    refresh: [query('environmentStatus').queryKey, query('apiStatus').queryKey],
  })
  return { ...action, reason: codebase === 'api' ? noUv(uv.data) : noSdk(sdk.isLoading, sdk.data) }
}

function noUv(status: ApiServerStatus | undefined): string | null {
  const { launch } = status ?? {}
  if (launch !== undefined) return whyNoInstall(launch)
  return status?.uv === null ? texts.packages.noUv : null
}

function noSdk(loading: boolean, found: Reply<'flutterSdk'> | undefined): string | null {
  if (loading) return texts.packages.looking
  return found?.sdk === null ? texts.packages.noSdk : null
}

/** The tool that starts the API installs it, too; another reason not to start is none against installing. */
function whyNoInstall({
  install,
  install_hint: hint,
  missing_tool: tool,
  problem,
}: ApiLaunch): string | null {
  return install === null || tool !== null ? (hint ?? problem) : null
}
