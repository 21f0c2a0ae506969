import type { EndpointName, Reply, RequestBody } from '@mosaygent/contract'
import { notAvailableYet, type Outcome } from '../../errors/index.ts'

type Handler<N extends EndpointName> = (
  body: RequestBody<N>,
  signal: AbortSignal,
) => Promise<Outcome<Reply<N>>>
type ToolchainCall = 'flutterSdk' | 'installFlutter' | 'flutterPubGet'

export interface Toolchain {
  readonly handlers: { readonly [N in ToolchainCall]: Handler<N> }
}

/** The Flutter SDK and what it installs for the codebase. */
export function createToolchain(): Toolchain {
  return {
    handlers: {
      flutterSdk: () => notAvailableYet('Looking for the SDK'),
      installFlutter: () => notAvailableYet('Installing Flutter'),
      flutterPubGet: () => notAvailableYet('Installing dependencies'),
    },
  }
}
