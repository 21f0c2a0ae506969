import type { OutdatedPackage } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { plainText } from '../../redaction/index.ts'
import { parseJson } from '../../state/index.ts'
import { type FlutterCommand, type FlutterCommandResult, runFlutterCommand } from './command.ts'
import type { FlutterSdk } from './sdk.ts'

const Version = z.nullish(z.object({ version: z.string() }))
/** What `pub outdated --json` prints; `kind` and `isDiscontinued` came with later versions. */
const Report = z.object({
  packages: z.array(
    z.object({
      package: z.string(),
      kind: z.optional(z.string()),
      isDiscontinued: z.optional(z.boolean()),
      current: Version,
      upgradable: Version,
      resolvable: Version,
      latest: Version,
    }),
  ),
})

const MAX_BYTES = 4 * 1024 * 1024
const MOST_PACKAGES = 2_000
const MAX_TEXT = 200
const KINDS = ['direct', 'dev', 'transitive'] as const

export type OutdatedResult =
  | { readonly kind: 'outdated'; readonly packages: OutdatedPackage[] }
  | Exclude<FlutterCommandResult, { readonly kind: 'done' }>

/** `flutter pub outdated`: every package that has a newer version somewhere. */
export async function pubOutdated(
  sdk: FlutterSdk,
  command: Pick<FlutterCommand, 'cwd' | 'env' | 'signal' | 'onLine'>,
): Promise<OutdatedResult> {
  const pieces: Buffer[] = []
  let size = 0
  const result = await runFlutterCommand({
    ...command,
    program: { file: sdk.program, leading: [], root: sdk.root },
    args: ['pub', 'outdated', '--json'],
    onStdout: (bytes) => {
      size += bytes.length
      if (size <= MAX_BYTES) pieces.push(Buffer.from(bytes))
    },
  })
  if (result.kind !== 'done') return result
  const packages = readOutdated(Buffer.concat(pieces).toString('utf8'))
  if (packages !== null) return { kind: 'outdated', packages }
  return { kind: 'failed', exitCode: 0, stdout: [], stderr: [], output: [] }
}

/** Reads the report out of what stands around it; null: there is none. */
export function readOutdated(output: string): OutdatedPackage[] | null {
  const report = Report.safeParse(parseJson(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)))
  if (!report.success) return null
  return report.data.packages
    .slice(0, MOST_PACKAGES)
    .map((one): OutdatedPackage => ({
      name: shown(one.package),
      kind: KINDS.find((kind) => kind === one.kind) ?? 'transitive',
      current: versionOf(one.current),
      upgradable: versionOf(one.upgradable),
      resolvable: versionOf(one.resolvable),
      latest: versionOf(one.latest),
      discontinued: one.isDiscontinued === true,
    }))
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.name < b.name ? -1 : 1))
}

const shown = (text: string) => plainText(text).slice(0, MAX_TEXT)
const versionOf = (one: { readonly version: string } | null | undefined) => (one ? shown(one.version) : null)
