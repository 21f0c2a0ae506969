import * as z from 'zod/mini'
import { parseJson } from '../../state/parse-json.ts'

const FvmRc = z.object({ flutter: z.string() })
const OldFvmConfig = z.object({ flutterSdkVersion: z.string() })
/** What pub leaves in a member of a workspace instead of a package configuration of its own. */
const WorkspaceRef = z.object({ workspaceRoot: z.string() })
const PackageConfig = z.object({ packages: z.array(z.object({ name: z.string(), rootUri: z.string() })) })
/** Addresses of what is not edited; older versions of pub write none. */
const Caches = z.object({ flutterRoot: z.optional(z.string()), pubCache: z.optional(z.string()) })

/** A package, and where `package_config.json` says that it is, relative to its folder. */
export interface PackageAddress {
  readonly name: string
  readonly rootUri: string
}

export interface PackageAddresses {
  readonly packages: readonly PackageAddress[]
  /** Of the SDK and of the packages that pub has downloaded. */
  readonly caches: readonly string[]
}

/** The Flutter version that `.fvmrc`, or `fvm_config.json` of older FVM, pins; null: none. */
export function readPin(text: string): string | null {
  const value = parseJson(text)
  return FvmRc.safeParse(value).data?.flutter ?? OldFvmConfig.safeParse(value).data?.flutterSdkVersion ?? null
}

/** More packages than any app has. */
const MOST = 5_000

/** Where `package_config.json` says that the packages are. */
export function readPackageAddresses(text: string): PackageAddresses {
  const value = parseJson(text)
  const packages = PackageConfig.safeParse(value).data?.packages ?? []
  const { flutterRoot, pubCache } = Caches.safeParse(value).data ?? {}
  return {
    packages: packages.slice(0, MOST).map(({ name, rootUri }) => ({ name, rootUri })),
    caches: [flutterRoot, pubCache].filter((uri) => uri !== undefined),
  }
}

/** Where `package_config.json` says that the package `flutter` is; null: it does not say. */
export function readFlutterUri(text: string): string | null {
  const { data } = PackageConfig.safeParse(parseJson(text))
  return data?.packages.find(({ name }) => name === 'flutter')?.rootUri ?? null
}

/** Where `workspace_ref.json` says that the workspace is, relative to its folder; null: it does not say. */
export function readWorkspaceRoot(text: string): string | null {
  return WorkspaceRef.safeParse(parseJson(text)).data?.workspaceRoot ?? null
}
