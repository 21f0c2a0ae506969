import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { Diagnostic } from './diagnostics.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'
import { Message } from './message.ts'

/** What the analyzer found at one location. */
export const AnalysisIssue = z.lazy(() =>
  z.object({
    severity: z.enum(['error', 'warning', 'info']),
    /** Its name in the analyzer's documentation: `unused_import`. */
    code: z.string(),
    message: z.string(),
    /** What the analyzer proposes; null: nothing. */
    correction: z.nullable(z.string()),
    /** With forward slashes: relative to the app for a file in it, else absolute. */
    file: z.string(),
    /** From 1. */
    line: z.number(),
    column: z.number(),
  }),
)
export type AnalysisIssue = z.infer<typeof AnalysisIssue>

/** How the last analysis of an app ended. */
export const Analysis = z.lazy(() =>
  z.object({
    /** When it ended. */
    at: z.string(),
    duration_ms: z.number(),
    /** Errors first, by file and line within; the first ones where there are very many. */
    issues: z.array(AnalysisIssue),
    /** Of all, also of those that are left out of `issues`. */
    counts: z.object({ error: z.number(), warning: z.number(), info: z.number() }),
  }),
)
export type Analysis = z.infer<typeof Analysis>

/** One test, as it ended last. */
export const TestCase = z.lazy(() =>
  z.object({
    /** Whole, with the names of its groups: by it, it is run again. */
    name: z.string(),
    /** Without them. */
    title: z.string(),
    /** The names of its groups, outermost first, each without those around it. */
    groups: z.array(z.string()),
    /** `unfinished`: the run ended before it did. */
    outcome: z.enum(['passed', 'failed', 'skipped', 'unfinished']),
    duration_ms: z.number(),
    /** Of a failure: where it happened, else where the test is written; file as in `TestFile`, null: not known. */
    place: z.nullable(z.object({ file: z.string(), line: z.number(), column: z.number() })),
    /** What failed; null: nothing. */
    error: z.nullable(z.string()),
    /** Of a failure: the last lines that it printed. */
    output: z.array(z.string()),
  }),
)
export type TestCase = z.infer<typeof TestCase>

export const TestFile = z.object({
  /** With forward slashes, relative to the app. */
  file: z.string(),
  tests: z.array(TestCase),
})
export type TestFile = z.infer<typeof TestFile>

/** How the tests of an app ended last, also those that were run alone since. */
export const TestRun = z.lazy(() =>
  z.object({
    at: z.string(),
    duration_ms: z.number(),
    files: z.array(TestFile),
    counts: z.object({ passed: z.number(), failed: z.number(), skipped: z.number(), unfinished: z.number() }),
  }),
)
export type TestRun = z.infer<typeof TestRun>

/** A package that has a newer version somewhere. Null: there is no such version. */
export const OutdatedPackage = z.lazy(() =>
  z.object({
    name: z.string(),
    /** Named in `pubspec.yaml`, only for development, or brought by others. */
    kind: z.enum(['direct', 'dev', 'transitive']),
    current: z.nullable(z.string()),
    /** The newest within what `pubspec.yaml` allows: what an upgrade brings. */
    upgradable: z.nullable(z.string()),
    /** The newest that fits with the others, if `pubspec.yaml` allowed it. */
    resolvable: z.nullable(z.string()),
    latest: z.nullable(z.string()),
    discontinued: z.boolean(),
  }),
)
export type OutdatedPackage = z.infer<typeof OutdatedPackage>

export const Outdated = z.object({
  at: z.string(),
  duration_ms: z.number(),
  /** Those of `pubspec.yaml` first. */
  packages: z.array(OutdatedPackage),
})
export type Outdated = z.infer<typeof Outdated>

export const BuiltFile = z.object({
  /** With forward slashes, relative to the folder of the build. */
  file: z.string(),
  bytes: z.number(),
  /** As a web server sends it that compresses; null: it was too much to find out. */
  gzip_bytes: z.nullable(z.number()),
})
export type BuiltFile = z.infer<typeof BuiltFile>

/** How the last build of an app for the web ended. */
export const WebBuild = z.lazy(() =>
  z.object({
    at: z.string(),
    duration_ms: z.number(),
    environment: AppEnvironment,
    /** The run configuration whose entry point and values it has; null: none was chosen. */
    configuration: z.nullable(z.string()),
    /** What of the configuration it has not, each in one sentence. */
    notes: z.array(z.string()),
    result: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('built'),
        /** Absolute. */
        folder: z.string(),
        /** Of all files, also of those that are left out of `files`. */
        count: z.number(),
        bytes: z.number(),
        gzip_bytes: z.nullable(z.number()),
        /** The largest first. */
        files: z.array(BuiltFile),
      }),
      z.object({
        kind: z.literal('failed'),
        /** Of all, also of those that are left out of `errors`. */
        count: z.number(),
        errors: z.array(Diagnostic),
      }),
    ]),
  }),
)
export type WebBuild = z.infer<typeof WebBuild>

export const checkEndpoints = {
  /** What the last commands found in the chosen app, kept until the next run of each; null: none has ended yet. */
  flutterChecks: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/flutter/checks`,
    body: null,
    reply: () =>
      z.object({
        /** Absolute path of the app that they were run in; null: there is no Flutter codebase. */
        app: z.nullable(z.string()),
        /** Whether the app's packages are installed, which most of them need. */
        packages: z.boolean(),
        analysis: z.nullable(Analysis),
        tests: z.nullable(TestRun),
        outdated: z.nullable(Outdated),
        build: z.nullable(WebBuild),
        /** What `flutter clean` would take out of the app as it is now, relative to it; folders end with a slash. */
        cleanable: z.array(z.string()),
      }),
    fallback: 'Failed to read the results',
  }),
  /** `dart analyze` of the chosen app: a job of kind `analyze`; answers when it has ended, also where it found errors. */
  flutterAnalyze: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/analyze`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to analyze the app',
  }),
  /**
   * `flutter test` of the chosen app: a job of kind `test`; answers when it has ended, also where tests failed. With
   * file and name of a test of the last run that one is run alone, and takes its place in the results.
   */
  flutterTest: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/test`,
    body: () =>
      z.strictObject({
        test: z.optional(
          z.strictObject({
            file: z.string().check(z.maxLength(4096)),
            name: z.string().check(z.maxLength(4096)),
          }),
        ),
      }),
    reply: () => Message,
    fallback: 'Failed to run the tests',
  }),
  /** `flutter pub outdated` of the chosen app: a job of kind `pub-outdated`. */
  flutterPubOutdated: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/pub-outdated`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to look for newer packages',
  }),
  /**
   * `flutter pub upgrade` of the chosen app, within what its `pubspec.yaml` allows, and then what is still outdated: a
   * job of kind `pub-upgrade`.
   */
  flutterPubUpgrade: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/pub-upgrade`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to upgrade the packages',
  }),
  /**
   * `flutter clean` of the chosen app: a job of kind `clean`. 409 `already-running` while the app runs, or another command
   * works in it, because it takes away what they need.
   */
  flutterClean: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/clean`,
    body: null,
    /** `removed`: what is gone, as `cleanable` names it. */
    reply: () => z.object({ ...Message.shape, removed: z.array(z.string()) }),
    fallback: 'Failed to clean the app',
  }),
  /**
   * `flutter build web` of the chosen app, in release mode, with the run configuration of an environment (left out:
   * development): a job of kind `build-web`. 502 `tool-failed` where the code does not compile; its errors are in
   * `flutterChecks`.
   */
  flutterBuildWeb: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/build-web`,
    body: () => z.optional(z.strictObject({ environment: z.optional(AppEnvironment) })),
    reply: () => Message,
    fallback: 'Failed to build for the web',
  }),
  /** Opens the folder of the last build in the file manager of the machine. */
  openBuildFolder: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/open-build-folder`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to open the folder',
  }),
}
