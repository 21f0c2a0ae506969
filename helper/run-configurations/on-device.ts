import type { Configuration } from './model.ts'

/** What the tool takes, or does something with, on the web alone. */
const FOR_WEB = /^--(?:no-)?(?:web-[a-z-]+|wasm|cross-origin-isolation|base-href)(?:=|$)/

/** A configuration without its arguments for a browser, and what a person should know of that. */
export function onDevice(configuration: Configuration): {
  readonly configuration: Configuration
  readonly notes: readonly string[]
} {
  const forWeb = configuration.args.filter((arg) => FOR_WEB.test(arg))
  return {
    // why something is left out of the run in the frame is not said of a device
    configuration: {
      ...configuration,
      args: configuration.args.filter((arg) => !FOR_WEB.test(arg)),
      leftOut: [],
    },
    notes: [
      ...configuration.leftOut.map(({ what }) => `${what} is left out.`),
      ...forWeb.map((arg) => `${arg.split('=', 1)[0] ?? arg} is left out. It is for the web.`),
    ],
  }
}
