import { editLiteral, literalsInBytes } from '../edit-in-place/literals/edit-literal.ts'
import { readGiven } from '../edit-in-place/origins/argument-at.ts'
import { findDeclarations } from '../edit-in-place/origins/find-declarations.ts'
import { findParameter } from '../edit-in-place/origins/parameters.ts'
import { editMapText, readMapText } from '../edit-in-place/translations/dart-map-text.ts'
import { editText, readText } from '../edit-in-place/translations/file-text.ts'
import { readTranslationConfig } from '../edit-in-place/translations/translation-config.ts'
import { readDartFacts } from '../firebase/dart/dart-facts.ts'
import { editWebOptions } from '../firebase/dart/index.ts'
import { readFirebaseRc } from '../firebase/facts/firebaserc.ts'
import { readGradleIds } from '../firebase/facts/gradle.ts'
import { readXcconfigId, readXcodeIds } from '../firebase/facts/xcode.ts'
import { readGoogleServices } from '../firebase/files/google-services.ts'
import { readServiceInfo } from '../firebase/files/service-info.ts'
import { matchFirebaseRc } from '../firebase/match/match-firebaserc.ts'
import { matchGradle } from '../firebase/match/match-gradle.ts'
import { matchPbxproj, matchXcconfig } from '../firebase/match/match-xcode.ts'
import { readAssetEntries } from '../preview/watch/asset-entries.ts'
import { readPathDependencies } from '../preview/watch/path-dependencies.ts'
import { linesAround } from '../preview/errors/lines-around.ts'
import { readEnvFile } from '../python-api/commands/readers/env-file.ts'
import { readApiLaunchFile } from '../python-api/commands/readers/launch-json.ts'
import {
  namesWebFramework,
  readCondaName,
  readDartServer,
  readNodePackage,
} from '../python-api/commands/readers/other-manifests.ts'
import { readProcfile } from '../python-api/commands/readers/procfile.ts'
import { readRequirementNames } from '../python-api/commands/readers/requirement-names.ts'
import { readPyProject } from '../python-api/commands/readers/pyproject.ts'
import { readPythonApp } from '../python-api/commands/readers/python-app.ts'
import { readApiRunXml } from '../python-api/commands/readers/run-xml.ts'
import { readOpenApi } from '../python-api/openapi.ts'
import {
  readFlutterUri,
  readPackageAddresses,
  readPin,
  readWorkspaceRoot,
} from '../tools/flutter/package-files.ts'
import { readDefineFile } from '../run-configurations/readers/define-file.ts'
import { readFlutterFlowEnvironment } from '../run-configurations/readers/flutterflow.ts'
import { editLaunchFile } from '../run-configurations/readers/launch-edit.ts'
import { readRunLaunchFile, readRunSettings } from '../run-configurations/readers/launch-json.ts'
import { readWebDevConfig } from '../run-configurations/readers/web-dev-config.ts'
import { readRunWorkspace, readRunXml } from '../run-configurations/readers/run-xml.ts'
import { readMakefile, readMelosScripts } from '../run-configurations/readers/scripts.ts'
import { beginsRun, readAppManifest, readMelosPackages } from '../workspace/apps/app-manifest.ts'
import { dependsOnFlutter } from '../workspace/packages/manifests.ts'
import { readPluginManifest } from '../workspace/packages/plugin-manifest.ts'
import type { ArgumentOf, ForeignKind, ValueOf } from './kinds.ts'
import { parsedYaml } from './parsed-yaml.ts'

/**
 * The reader of each kind: a pure function of the text, that takes time in proportion to it (`readers.test.ts` grows
 * them all). It may throw at a text that is none of its kind.
 */
export const READERS: {
  readonly [K in ForeignKind]: (text: string, argument: ArgumentOf<K>) => ValueOf<K>
} = {
  pubspec: dependsOnFlutter,
  'app-manifest': readAppManifest,
  melos: readMelosPackages,
  'entry-point': beginsRun,
  assets: readAssetEntries,
  requirements: namesWebFramework,
  'requirement-names': readRequirementNames,
  'git-attributes': (text) => /\bfilter=lfs\b/.test(text),
  'workspace-ref': readWorkspaceRoot,
  'package-config': readFlutterUri,
  'path-dependencies': readPathDependencies,
  'package-roots': readPackageAddresses,
  'plugin-manifest': readPluginManifest,
  'fvm-pin': readPin,
  'api-launch': readApiLaunchFile,
  'api-run-xml': readApiRunXml,
  procfile: readProcfile,
  pyproject: readPyProject,
  'node-package': readNodePackage,
  'dart-server': readDartServer,
  'conda-environment': readCondaName,
  'env-file': readEnvFile,
  'python-app': readPythonApp,
  openapi: readOpenApi,
  'python-version': (text) => /[\\/]/.test(text),
  'code-frame': linesAround,
  'run-launch': readRunLaunchFile,
  'run-launch-edit': editLaunchFile,
  'run-settings': readRunSettings,
  'run-xml': readRunXml,
  'run-workspace': readRunWorkspace,
  'web-dev-config': readWebDevConfig,
  'run-makefile': readMakefile,
  'run-melos': readMelosScripts,
  'define-file': readDefineFile,
  'flutterflow-environment': readFlutterFlowEnvironment,
  firebaserc: readFirebaseRc,
  'google-services': (text, { packageName }) => readGoogleServices(text, packageName),
  'service-info': readServiceInfo,
  'dart-options': readDartFacts,
  'dart-edit': editWebOptions,
  'dart-literals': literalsInBytes,
  'dart-literal-edit': editLiteral,
  'dart-declarations': findDeclarations,
  'dart-parameter': findParameter,
  'dart-argument': readGiven,
  'whole-yaml': (text) => parsedYaml(text).errors.length === 0,
  'translation-config': readTranslationConfig,
  translation: readText,
  'translation-edit': editText,
  'dart-map-text': readMapText,
  'dart-map-text-edit': editMapText,
  gradle: readGradleIds,
  pbxproj: readXcodeIds,
  xcconfig: readXcconfigId,
  'match-firebaserc': (text, { path, id }) => matchFirebaseRc(text, path, id),
  'match-gradle': (text, { path, id }) => matchGradle(text, path, id),
  'match-pbxproj': (text, { path, id }) => matchPbxproj(text, path, id),
  'match-xcconfig': (text, { path, id }) => matchXcconfig(text, path, id),
}
