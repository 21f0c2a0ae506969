import type { Analysis } from '@mosaygent/contract'
import { readAnalysis } from './analysis.ts'
import { type FlutterCommand, type FlutterCommandResult, runSdkCommand } from './command.ts'
import { dartProgram } from './dart.ts'
import type { FlutterSdk } from './sdk.ts'

export type AnalyzeResult =
  | { readonly kind: 'analyzed'; readonly analysis: Pick<Analysis, 'issues' | 'counts'> }
  /** It reported more than is read. */
  | { readonly kind: 'too-much' }
  | Exclude<FlutterCommandResult, { readonly kind: 'done' }>

/** Some twenty thousand issues. */
const MAX_BYTES = 8 * 1024 * 1024
/** 1, 2 and 3 say which severities were found, 0 that there is nothing to do. */
const FOUND: ReadonlySet<number | null> = new Set([1, 2, 3])

/**
 * `dart analyze`, which is what `flutter analyze` asks the analyzer, in the form made for programs. `flutter` adds
 * nothing but its lock, behind which it would wait for other commands.
 */
export async function analyzeApp(
  sdk: FlutterSdk,
  command: Pick<FlutterCommand, 'cwd' | 'env' | 'signal' | 'onLine'>,
): Promise<AnalyzeResult> {
  const pieces: Buffer[] = []
  let size = 0
  const result = await runSdkCommand({
    ...command,
    program: dartProgram(sdk),
    args: ['analyze', '--format=json'],
    onStdout: (bytes) => {
      size += bytes.length
      if (size <= MAX_BYTES) pieces.push(Buffer.from(bytes))
    },
  })
  if (result.kind === 'cancelled' || result.kind === 'missing') return result
  if (result.kind === 'failed' && !FOUND.has(result.exitCode)) return result
  if (size > MAX_BYTES) return { kind: 'too-much' }
  const analysis = readAnalysis(Buffer.concat(pieces).toString('utf8'), command.cwd)
  if (analysis !== null) return { kind: 'analyzed', analysis }
  return result.kind === 'failed'
    ? result
    : { kind: 'failed', exitCode: 0, stdout: [], stderr: [], output: [] }
}
