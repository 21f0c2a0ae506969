/** One release, as a user of the product would tell another one about it. */
export interface Release {
  readonly version: string
  /** The latest first; names of buttons between backticks. A few: everything else stands in CHANGELOG.md, for developers. */
  readonly changes: readonly string[]
}

/** The newest first. A new line goes to the top of its release. */
export const RELEASES: readonly Release[] = [
  {
    version: '0.1.0',
    changes: [
      '`Point` at a widget of the sketch and change its text, colour or size: only that literal changes in your file.',
      'Mosaic: up to eight frames at once, each with its own device, theme and language, and one Reload for all.',
      'Where your app is stands above the phone: copy it, type it, go back and forward.',
      'Any API starts from its card: FastAPI, Flask, Django, Node, Go, Dart, or a command of your own.',
      '`Checks` beside the phone runs `flutter analyze` and your tests, and opens what they find in your editor.',
      '`Run on a device` brings the same app to a phone or an emulator, beside the frame.',
      '`Try the starter` takes you from the sign-in to a running app in one press.',
      'Reload says what was compiled and when it was on the screen; pictures before and after show what changed.',
      'Firebase: one project per environment, config files downloaded and checked, with Undo.',
      'No Flutter SDK yet? The sketch draws your app from its source until Flutter is installed.',
    ],
  },
]
