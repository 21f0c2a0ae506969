import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'
import { Message } from './message.ts'
import { orNull } from './named-alone.ts'

const Text = z.string().check(z.maxLength(4096))
const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Id = z.string().check(z.minLength(1), z.maxLength(2_000))
/** A value may be a certificate. */
const Value = z.string().check(z.maxLength(20_000))

/** What stands for a secret wherever a value is shown. */
export const MASKED = '***'

/** `source` of what is kept in our own settings. */
export const OWN_CONFIGURATION = 'own'

/** An argument or setting that is not used, and why, in one sentence. */
const LeftOut = z.object({ what: z.string(), why: z.string() })

/** What parametrises a run of the app. */
export const RunConfiguration = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** The file it was read from, relative to the project directory; `own`: our settings. */
    source: z.string(),
    /** The Dart file that a run begins with, relative to the app; null: `lib/main.dart`. */
    target: orNull(z.string()),
    flavor: orNull(z.string()),
    /** Compile-time values. Those of secrets are masked, public keys shortened. */
    dart_defines: z.record(z.string(), z.string()),
    /** Files with such values, relative to the app. */
    define_files: z.array(z.string()),
    /** Further arguments of `flutter run`. */
    args: z.array(z.string()),
    /** It was found in a script, which may mean something else: nobody wrote it down as a configuration. */
    proposed: z.optional(z.boolean()),
    left_out: z.optional(z.array(LeftOut)),
    /** Why it cannot run as it is, each in one sentence. */
    problems: z.optional(z.array(z.string())),
    /** What can be run but may surprise, each in one sentence. */
    warnings: z.optional(z.array(z.string())),
    /** The values that its define files hold, masked in the same way; a later file wins. */
    file_values: z.optional(z.record(z.string(), z.string())),
  }),
)
export type RunConfiguration = z.infer<typeof RunConfiguration>

/** The configuration of each environment, by id; null: none. */
export const ChosenConfigurations = z.object({
  development: orNull(z.string()),
  production: orNull(z.string()),
})
export type ChosenConfigurations = z.infer<typeof ChosenConfigurations>

/** A file that was looked into. */
export const ReadFile = z.lazy(() =>
  z.object({
    /** Relative to the project directory. */
    file: z.string(),
    /** How many configurations of this app it has. */
    found: z.number(),
    /** Why it was not read, or what of it was passed over; null: nothing. */
    note: orNull(z.string()),
    /** Whether something is wrong with the file, or there is only something to know; left out: something is wrong. */
    severity: z.optional(z.enum(['warning', 'info'])),
  }),
)

/** What would be written into `.vscode/launch.json`. */
export const LaunchFilePreview = z.lazy(() =>
  z.object({
    /** Relative to the project directory. */
    file: z.string(),
    /** The file is new, or the entry is, or it takes the place of one of its name, whose other keys stay. */
    change: z.enum(['new-file', 'added', 'replaced']),
    /** As JSON. */
    entry: z.string(),
    /** Names whose values are secret, so that they are not written. */
    left_out: z.array(z.string()),
    /** Sent with the write, which then writes this and nothing else. */
    seen: z.string(),
  }),
)
export type LaunchFilePreview = z.infer<typeof LaunchFilePreview>

/** Names and values of `--dart-define`; a list of `NAME=value` is taken, too. */
const Defines = z.lazy(() =>
  z.union([z.record(Name, Value), z.array(z.string().check(z.maxLength(20_200))).check(z.maxLength(500))]),
)

/** Ours: the run configurations of the chosen app. */
export const runConfigurationEndpoints = {
  runConfigurations: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/run/configurations`,
    body: null,
    reply: () =>
      z.object({
        configurations: z.array(RunConfiguration),
        chosen: ChosenConfigurations,
        /** Every file that was looked into. */
        files: z.optional(z.array(ReadFile)),
        /** What a form may offer, relative to the app: Dart files that a run can begin with, and define files. */
        offers: z.optional(z.object({ targets: z.array(z.string()), define_files: z.array(z.string()) })),
        /** The entry point of each environment while no configuration is chosen for it. */
        plain: z.optional(z.object({ development: z.string(), production: z.string() })),
        /** The name of the configuration whose writing into `launch.json` can be undone; null: none. */
        launch_undo: orNull(z.string()),
      }),
    fallback: 'Failed to read the run configurations',
  }),
  /** Remembered for the app. What runs goes on with what it was started with. */
  chooseRunConfiguration: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/run/choose`,
    body: () => z.strictObject({ environment: AppEnvironment, id: z.nullable(Id) }),
    reply: () => z.object({ ...Message.shape, chosen: ChosenConfigurations }),
    fallback: 'Failed to choose the run configuration',
  }),
  /**
   * Kept in our own settings. A new one has no id, or that of one that was read from a file, which stays as it is. A
   * value that is sent as it was shown stays what it was.
   */
  saveRunConfiguration: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/run/save`,
    body: () =>
      z.strictObject({
        id: z.optional(z.nullable(Id)),
        /** Of a new one: whose values it takes, where they are sent as they were shown. */
        copy_of: z.optional(Id),
        name: Name,
        target: z.optional(z.nullable(Text)),
        flavor: z.optional(z.nullable(Name)),
        dart_defines: z.optional(Defines),
        define_files: z.optional(z.array(Text).check(z.maxLength(50))),
        args: z.optional(z.array(Text).check(z.maxLength(200))),
      }),
    reply: () => z.object({ ...Message.shape, id: z.string() }),
    fallback: 'Failed to save the run configuration',
  }),
  /** Removes one of our own; a file is never changed by it. */
  removeRunConfiguration: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/run/remove`,
    body: () => z.strictObject({ id: Id }),
    reply: () => Message,
    fallback: 'Failed to remove the run configuration',
  }),
  /** What `saveToLaunchFile` would write; nothing is. */
  previewLaunchFile: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/run/preview-launch-file`,
    body: () => z.strictObject({ id: Id }),
    reply: () => LaunchFilePreview,
    fallback: 'Failed to read launch.json',
  }),
  /**
   * Writes one of our own into `.vscode/launch.json` of the project directory; what else is in it stays. A secret is left
   * out, unless it stands there in clear already.
   */
  saveToLaunchFile: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/run/save-to-launch-file`,
    body: () => z.strictObject({ id: Id, seen: z.optional(z.string().check(z.maxLength(100))) }),
    reply: () => z.object({ ...Message.shape, file: z.string() }),
    fallback: 'Failed to save to launch.json',
  }),
  /** Brings back what was there before the last write; what was changed since is left as it is. */
  undoLaunchFile: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/run/undo-launch-file`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to undo the change of launch.json',
  }),
}
