import type { CallPlace } from '../edit-in-place/literals/read-literals.ts'
import type { EditedLiteral, LiteralEdit } from '../edit-in-place/literals/edit-literal.ts'
import type { FoundLiterals } from '../edit-in-place/literals/found.ts'
import type { DeclarationsAsked, FoundDeclarations } from '../edit-in-place/origins/find-declarations.ts'
import type { ArgumentAsked, FoundArgument } from '../edit-in-place/origins/argument-at.ts'
import type { FoundParameter, ParameterAsked } from '../edit-in-place/origins/parameters.ts'
import type {
  EditedText,
  FileTextAsked,
  FileTextEdit,
  FoundText,
  TextAsked,
  TextEdit,
} from '../edit-in-place/translations/file-text.ts'
import type { TranslationConfig } from '../edit-in-place/translations/translation-config.ts'
import type { EditedOptions, WebOptions } from '../firebase/dart/index.ts'
import type { DartFacts } from '../firebase/dart/dart-facts.ts'
import type { FirebaseRc } from '../firebase/facts/firebaserc.ts'
import type { GradleId } from '../firebase/facts/gradle.ts'
import type { XcodeId } from '../firebase/facts/xcode.ts'
import type { GoogleServices } from '../firebase/files/google-services.ts'
import type { ServiceInfo } from '../firebase/files/service-info.ts'
import type { MatchEdit } from '../firebase/match/match-edit.ts'
import type { AssetEntries } from '../preview/watch/asset-entries.ts'
import type { FoundApiCommands } from '../python-api/commands/found.ts'
import type { DartServer, NodePackage } from '../python-api/commands/readers/other-manifests.ts'
import type { PyProject } from '../python-api/commands/readers/pyproject.ts'
import type { PythonApp } from '../python-api/commands/readers/python-app.ts'
import type { DescribedCall } from '../python-api/openapi.ts'
import type { PackageAddresses } from '../tools/flutter/package-files.ts'
import type { DefineFile } from '../run-configurations/readers/define-file.ts'
import type { FoundConfigurations } from '../run-configurations/readers/found.ts'
import type { LaunchEdit, LaunchEntry } from '../run-configurations/readers/launch-edit.ts'
import type { WebDevConfig } from '../run-configurations/readers/web-dev-config.ts'
import type { AppManifest } from '../workspace/apps/app-manifest.ts'
import type { PathDependency } from '../preview/watch/path-dependencies.ts'
import type { PluginManifest } from '../workspace/packages/plugin-manifest.ts'

/** What is read of a foreign file besides its text, and what comes of it. Both are plain data. */
interface Reading<Argument, Value> {
  readonly argument: Argument
  readonly value: Value
}
/** `path`: as it is shown to people. */
interface MatchArgument {
  readonly path: string
  readonly id: string
}

/** Everything that is read of files that a repository brought, by kind; `readers.ts` has the reader of each. */
export interface ForeignKinds {
  /** `pubspec.yaml`: whether it is of a Flutter app. */
  readonly pubspec: Reading<null, boolean>
  /** `pubspec.yaml`: its name, what it is of, and the members of its workspace. */
  readonly 'app-manifest': Reading<null, AppManifest>
  /** `melos.yaml`: where its packages are. */
  readonly melos: Reading<null, readonly string[]>
  /** A Dart file: whether a run can begin with it. */
  readonly 'entry-point': Reading<null, boolean>
  /** `pubspec.yaml`: its package's name and assets. */
  readonly assets: Reading<null, AssetEntries>
  /** `pubspec.yaml` and `pubspec_overrides.yaml`: the packages that it takes from folders. */
  readonly 'path-dependencies': Reading<null, readonly PathDependency[]>
  /** `requirements.txt`: whether it names what serves an API. */
  readonly requirements: Reading<null, boolean>
  /** The same file: the packages that it names. */
  readonly 'requirement-names': Reading<null, readonly string[]>
  /** `.gitattributes`: whether files are kept in Git LFS. */
  readonly 'git-attributes': Reading<null, boolean>
  /** `.dart_tool/pub/workspace_ref.json`: where the workspace is; null: it does not say. */
  readonly 'workspace-ref': Reading<null, string | null>
  /** `.dart_tool/package_config.json`: the address of the package `flutter`. */
  readonly 'package-config': Reading<null, string | null>
  /** The same file: the addresses of all packages. */
  readonly 'package-roots': Reading<null, PackageAddresses>
  /** `pubspec.yaml` of any package: what it needs, and the platforms that it is for as a plugin. */
  readonly 'plugin-manifest': Reading<null, PluginManifest>
  /** `.fvmrc` and `.fvm/fvm_config.json`: the version that is pinned. */
  readonly 'fvm-pin': Reading<null, string | null>
  /** `.vscode/launch.json`: what starts an API. */
  readonly 'api-launch': Reading<null, FoundApiCommands>
  /** `*.run.xml` of a JetBrains editor: what starts an API. */
  readonly 'api-run-xml': Reading<null, FoundApiCommands>
  /** `Procfile`: its process `web`. */
  readonly procfile: Reading<null, FoundApiCommands>
  /** `pyproject.toml`: the project, its tools and its scripts. */
  readonly pyproject: Reading<null, PyProject>
  /** `package.json`: its scripts, and whether it serves. */
  readonly 'node-package': Reading<null, NodePackage>
  /** `pubspec.yaml`: the kind of server that it is of; null: none. */
  readonly 'dart-server': Reading<null, DartServer | null>
  /** `environment.yml`: the name of the conda environment; null: it does not say. */
  readonly 'conda-environment': Reading<null, string | null>
  /** `.env`: values for a process. */
  readonly 'env-file': Reading<null, Readonly<Record<string, string>>>
  /** A module in Python: the web application that it makes; null: none. */
  readonly 'python-app': Reading<null, PythonApp | null>
  /** `/openapi.json`, as the API of the project answers it: its calls; null: it is no such document. */
  readonly openapi: Reading<null, readonly DescribedCall[] | null>
  /** `.python-version`: whether it names a program instead of a version. */
  readonly 'python-version': Reading<null, boolean>
  /** A source file: the lines around one, the first with its number. */
  readonly 'code-frame': Reading<{ readonly line: number; readonly around: number }, CodeLines>
  /** `.vscode/launch.json` and `*.code-workspace`: the configurations that run a Flutter app. */
  readonly 'run-launch': Reading<null, FoundConfigurations>
  /** `.vscode/launch.json` with one configuration added or replaced; what else is in it stays. */
  readonly 'run-launch-edit': Reading<LaunchEntry, LaunchEdit>
  /** `.vscode/settings.json`: the arguments that it adds to each run. */
  readonly 'run-settings': Reading<null, readonly string[]>
  /** `*.run.xml`: the run configuration of a JetBrains editor. */
  readonly 'run-xml': Reading<null, FoundConfigurations>
  /** `.idea/workspace.xml`: the run configurations of a JetBrains editor that are not shared. */
  readonly 'run-workspace': Reading<null, FoundConfigurations>
  /** `web_dev_config.yaml`: what Flutter reads of the web server at each start. */
  readonly 'web-dev-config': Reading<null, WebDevConfig>
  /** Makefile: the targets that run a Flutter app. */
  readonly 'run-makefile': Reading<null, FoundConfigurations>
  /** `melos.yaml` or `pubspec.yaml`: the scripts of Melos that run a Flutter app. */
  readonly 'run-melos': Reading<null, FoundConfigurations>
  /** A file for `--dart-define-from-file`. */
  readonly 'define-file': Reading<null, DefineFile>
  /** `lib/environment_values.dart`: the environment of a FlutterFlow export; null: it is no such file. */
  readonly 'flutterflow-environment': Reading<null, string | null>
  readonly firebaserc: Reading<null, FirebaseRc | null>
  readonly 'google-services': Reading<{ readonly packageName: string | null }, GoogleServices | null>
  readonly 'service-info': Reading<null, ServiceInfo | null>
  readonly 'dart-options': Reading<null, DartFacts>
  readonly 'dart-edit': Reading<WebOptions, EditedOptions>
  /** A Dart file: the literals of one call. */
  readonly 'dart-literals': Reading<CallPlace, FoundLiterals>
  /** The same, and what one of them becomes. */
  readonly 'dart-literal-edit': Reading<LiteralEdit, EditedLiteral>
  /** A Dart file: where what values name is declared in it, and the files that it names. */
  readonly 'dart-declarations': Reading<DeclarationsAsked, FoundDeclarations>
  /** A Dart file: the field of a class that a name means, and the parameters that it is given by. */
  readonly 'dart-parameter': Reading<ParameterAsked, FoundParameter | null>
  /** A Dart file: what a call gives for such a parameter. */
  readonly 'dart-argument': Reading<ArgumentAsked, FoundArgument>
  /** A file of YAML: whether it is whole, and not half typed. */
  readonly 'whole-yaml': Reading<null, boolean>
  /** `l10n.yaml` and `slang.yaml`: where translations are. */
  readonly 'translation-config': Reading<null, TranslationConfig>
  /** A file of translations in JSON, YAML or comma-separated values: one text of it. */
  readonly translation: Reading<FileTextAsked, FoundText>
  /** The same, and what it becomes. */
  readonly 'translation-edit': Reading<FileTextEdit, EditedText>
  /** FlutterFlow's Dart file of translations: one text of it. */
  readonly 'dart-map-text': Reading<TextAsked, FoundText>
  /** The same, and what it becomes. */
  readonly 'dart-map-text-edit': Reading<TextEdit, EditedText>
  readonly gradle: Reading<null, readonly GradleId[]>
  readonly pbxproj: Reading<null, readonly XcodeId[]>
  readonly xcconfig: Reading<null, string | null>
  readonly 'match-firebaserc': Reading<MatchArgument, MatchEdit>
  readonly 'match-gradle': Reading<MatchArgument, MatchEdit>
  readonly 'match-pbxproj': Reading<MatchArgument, MatchEdit>
  readonly 'match-xcconfig': Reading<MatchArgument, MatchEdit>
}

/** Lines of a file, the first with its number from 1. */
export interface CodeLines {
  readonly first: number
  readonly lines: readonly string[]
}

export type ForeignKind = keyof ForeignKinds
export type ArgumentOf<K extends ForeignKind> = ForeignKinds[K]['argument']
export type ValueOf<K extends ForeignKind> = ForeignKinds[K]['value']

/** What became of reading a foreign file. */
export type ForeignRead<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'absent' }
  /** `limit` is in bytes. */
  | { readonly kind: 'too-large'; readonly limit: number }
  /** No ordinary file (a pipe, a folder, a device), or closed to this user. */
  | { readonly kind: 'unreadable' }
  /** The deadline was over; the process that read it was ended. */
  | { readonly kind: 'took-too-long' }
  /** The process that read it came to the end of its memory. */
  | { readonly kind: 'took-too-much-memory' }
  /** The process that read it ended by itself. */
  | { readonly kind: 'reader-ended' }
  /** It was not looked at: there is no process to read it in. */
  | { readonly kind: 'no-reader' }
  /** `why` completes the sentence "It cannot be read: ". */
  | { readonly kind: 'malformed'; readonly why: string }

const MEGABYTE = 1_000_000
/** In bytes. All of these are written by hand or by a tool of the project; these alone come near a megabyte. */
const LARGER: Partial<Record<ForeignKind, number>> = {
  'package-config': 4 * MEGABYTE,
  'package-roots': 4 * MEGABYTE,
  pbxproj: 4 * MEGABYTE,
  'match-pbxproj': 4 * MEGABYTE,
  'code-frame': 2 * MEGABYTE,
  'run-workspace': 4 * MEGABYTE,
}

/** The largest file of a kind that is read, in bytes. */
export const limitOf = (kind: ForeignKind): number => LARGER[kind] ?? MEGABYTE
