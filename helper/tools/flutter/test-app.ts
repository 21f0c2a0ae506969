import type { TestFile } from '@mosaygent/contract'
import { createLineReader, hideSecrets, plainText } from '../../redaction/index.ts'
import { type FlutterCommand, type FlutterCommandResult, runFlutterCommand } from './command.ts'
import type { FlutterSdk } from './sdk.ts'
import { readTestEvent } from './test-events.ts'
import { createTestResults, type TestProgress } from './collect-tests.ts'
import { thisSystem } from '../../operating-system/index.ts'

export type { TestProgress } from './collect-tests.ts'

export type TestResult =
  | { readonly kind: 'tested'; readonly files: readonly TestFile[] }
  | Exclude<FlutterCommandResult, { readonly kind: 'done' }>

interface TestCommand extends Pick<FlutterCommand, 'cwd' | 'env' | 'signal' | 'onLine'> {
  readonly onProgress: (progress: TestProgress) => void
  /** One test of one file; left out: all of them. */
  readonly alone?: { readonly file: string; readonly name: string }
}

/** `flutter test --machine`. A run that came to its end is a result, whatever its exit code says of the tests. */
export async function testApp(sdk: FlutterSdk, command: TestCommand): Promise<TestResult> {
  const { cwd, onLine, onProgress, alone } = command
  const results = createTestResults(cwd)
  const lines = createLineReader((line) => {
    const event = readTestEvent(line)
    if (event === null) {
      const text = plainText(hideSecrets(line)).trimEnd()
      if (text !== '') onLine(text)
    } else if (event !== 'other') {
      results.take(event)
      if (event.type === 'testDone') onProgress(results.progress())
    }
  })
  const result = await runFlutterCommand({
    ...command,
    program: { file: sdk.program, leading: [], root: sdk.root },
    args: ['test', '--machine', ...(alone === undefined ? [] : argumentsFor(alone))],
    onStdout: (bytes) => lines.push(bytes),
  })
  lines.end()
  if (result.kind === 'cancelled' || result.kind === 'missing') return result
  if (results.finished()) return { kind: 'tested', files: results.files() }
  return result.kind === 'failed'
    ? result
    : { kind: 'failed', exitCode: 0, stdout: [], stderr: [], output: [] }
}

/**
 * The name as an expression of letters and digits, with a dot for every other character: a name is the repository's, and
 * on Windows the arguments of `flutter.bat` go through a shell. There a file is left out that could mean something to it.
 */
function argumentsFor({ file, name }: { readonly file: string; readonly name: string }): string[] {
  const pattern = `^${name.replaceAll(/[^A-Za-z0-9]/g, '.')}$`
  const risky = file.startsWith('-') || (thisSystem().paths.batchFiles && /[&%^!"]/.test(file))
  return ['--name', pattern, ...(risky ? [] : [file])]
}
